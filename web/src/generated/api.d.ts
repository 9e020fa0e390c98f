// Written by `make types` from openapi.json.
export type paths = Record<string, never>;
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        /** Accepted */
        Accepted: {
            /** Id */
            id: number | string | null;
            /** Position */
            position: number;
            /**
             * Type
             * @default accepted
             * @constant
             */
            type: "accepted";
        };
        /** Act */
        Act: {
            /** Action */
            action: number | string;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
        };
        /** ActMessage */
        ActMessage: {
            /** Action */
            action: number | string;
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "act";
        };
        /**
         * Chart
         * @description The points of every seat at every position.
         */
        Chart: {
            /** Scores */
            scores: number[][];
        };
        /** ChatMessage */
        ChatMessage: {
            /** At */
            at: number;
            /** Id */
            id: number;
            /** Name */
            name: string;
            /** Seat */
            seat: number;
            /** Text */
            text: string;
            /**
             * Type
             * @default chat
             * @constant
             */
            type: "chat";
        };
        /** Choice */
        Choice: {
            /** Action */
            action: number;
            /** Args */
            args: {
                [key: string]: string;
            };
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** Notation */
            notation: string;
        };
        ClientMessage: components["schemas"]["ActMessage"] | components["schemas"]["UndoMessage"] | components["schemas"]["RedoMessage"] | components["schemas"]["SayMessage"] | components["schemas"]["PingMessage"];
        /** Decision */
        Decision: {
            /** Choices */
            choices: components["schemas"]["Choice"][];
            /** Dimmed */
            dimmed: components["schemas"]["Dimmed"][];
            /** Prompt */
            prompt: string;
            /** Seat */
            seat: number;
        };
        /**
         * Dimmed
         * @description A choice that one might expect, and the rule that forbids it.
         */
        Dimmed: {
            /** Action */
            action: number;
            /** Args */
            args: {
                [key: string]: string;
            };
            /** Kind */
            kind: string;
            /** Label */
            label: string;
            /** Notation */
            notation: string;
            /** Reason */
            reason: string;
            /** Rule */
            rule: string;
        };
        /**
         * ErrorBody
         * @description `update` is the present moment when the request came too late.
         */
        ErrorBody: {
            error: components["schemas"]["Problem"];
            update?: components["schemas"]["Update"] | null;
        };
        /** Fork */
        Fork: {
            /** Position */
            position: number;
        };
        /** GameInfo */
        GameInfo: {
            /** Id */
            id: string;
            /** Max Seats */
            max_seats: number;
            /** Min Seats */
            min_seats: number;
            /** Minutes */
            minutes: number;
            /** Options */
            options: components["schemas"]["OptionInfo"][];
            /** Reconstructed */
            reconstructed: string;
            /** Rules Version */
            rules_version: number;
            /** Tagline */
            tagline: string;
            /** Title */
            title: string;
            /** Weight */
            weight: number;
        };
        /** Health */
        Health: {
            /**
             * Status
             * @constant
             */
            status: "ok";
            /** Version */
            version: string;
        };
        /** Hint */
        Hint: {
            /** Choices */
            choices: components["schemas"]["HintChoice"][];
        };
        /** HintChoice */
        HintChoice: {
            /** Action */
            action: number;
            /** Label */
            label: string;
            /** Value */
            value: number;
        };
        /** Join */
        Join: {
            /** Colour */
            colour?: ("red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink") | null;
            /** Name */
            name?: string | null;
            /** Seat */
            seat?: number | null;
            /** Shape */
            shape?: ("circle" | "triangle" | "square" | "diamond" | "star" | "hexagon") | null;
        };
        /** Key */
        Key: {
            /** Key */
            key: string;
        };
        /** Leave */
        Leave: {
            /** Seat */
            seat: number;
        };
        /** LevelInfo */
        LevelInfo: {
            /** Bot */
            bot: string;
            /** Help */
            help: string;
            /** Id */
            id: string;
            /** Label */
            label: string;
            /** Rating */
            rating: number | null;
        };
        /** LogLine */
        LogLine: {
            /** Position */
            position: number;
            /** Text */
            text: string;
        };
        /**
         * Me
         * @description How a person appears at tables, remembered by key.
         */
        Me: {
            /**
             * Colour
             * @enum {string}
             */
            colour: "red" | "orange" | "yellow" | "green" | "teal" | "blue" | "purple" | "pink";
            /** Name */
            name: string;
            /**
             * Shape
             * @enum {string}
             */
            shape: "circle" | "triangle" | "square" | "diamond" | "star" | "hexagon";
        };
        /**
         * Enclosure
         * @description An enclosure: its tiles, and the points it is worth now and with one more animal.
         */
        MiniZoolorettoEnclosure: {
            kind: string | null;
            pairs: number;
            points: number;
            points_with_one_more: number;
            spaces: number;
            tiles: string[];
        };
        /**
         * Truck
         * @description A delivery truck: its boxes with the tiles on it, and the seat that has taken it.
         */
        MiniZoolorettoTruck: {
            boxes: number;
            taken_by: number | null;
            tiles: string[];
        };
        /**
         * MiniZoolorettoView
         * @description Everything on the table. `tile` is the tile just drawn, or the one being taken over.
         */
        MiniZoolorettoView: {
            final_pile: number;
            final_round: boolean;
            kinds: string[];
            offspring: {
                [key: string]: number;
            };
            ordinary_pile: number;
            removed: string[];
            round: number;
            takeover_from: number | null;
            tile: string | null;
            trucks: components["schemas"]["MiniZoolorettoTruck"][];
            unseen: {
                [key: string]: number;
            };
            zoos: components["schemas"]["MiniZoolorettoZoo"][];
        };
        /**
         * Zoo
         * @description A player's zoo. `to_place` are the tiles of the truck just taken.
         */
        MiniZoolorettoZoo: {
            barn: string[];
            enclosures: components["schemas"]["MiniZoolorettoEnclosure"][];
            score: number;
            to_place: string[];
            truck: number | null;
        };
        /** NewSeat */
        NewSeat: {
            /** Bot */
            bot?: string | null;
            /**
             * Kind
             * @enum {string}
             */
            kind: "me" | "bot" | "open" | "hotseat";
            /** Level */
            level?: string | null;
            /** Name */
            name?: string | null;
        };
        /** NewTable */
        NewTable: {
            /** Game */
            game: string;
            /**
             * Options
             * @default {}
             */
            options: {
                [key: string]: unknown;
            };
            /**
             * Practice
             * @default false
             */
            practice: boolean;
            /** Seats */
            seats: components["schemas"]["NewSeat"][];
            /** Seed */
            seed?: number | null;
        };
        /**
         * Attraction
         * @description What a zoo offers the visitors of a colour; `auction` is when it became so good.
         */
        OZooLeMioAttraction: {
            animal: string;
            auction: number;
            colour: string;
            stars: number;
            visitors: number;
        };
        /**
         * Enclosure
         * @description A combined enclosure. `represents`: it is the one that counts for its colour.
         */
        OZooLeMioEnclosure: {
            cells: [
                number,
                number
            ][];
            colour: string;
            represents: boolean;
            stars: number;
        };
        /**
         * Face
         * @description The face of a tile. `status` is sold, set aside, offered, coming or unseen.
         */
        OZooLeMioFace: {
            bushes: number;
            halves: components["schemas"]["OZooLeMioFaceHalf"][];
            linked: boolean;
            owner: number | null;
            status: string;
            tile: string;
        };
        /**
         * FaceHalf
         * @description A half of a tile that lies unturned: `exits` are letters of NESW.
         */
        OZooLeMioFaceHalf: {
            animal: string;
            colour: string;
            exits: string;
            stars: number;
        };
        /**
         * Half
         * @description A half in a zoo as it lies. `inner`: direction of the tile's other half; `linked`: paths join the two.
         */
        OZooLeMioHalf: {
            animal: string | null;
            colour: string | null;
            enclosure_stars: number;
            exits: string;
            inner: string;
            letter: string;
            linked: boolean;
            open_exits: string;
            represents: boolean;
            stars: number;
            tile: string | null;
            x: number;
            y: number;
        };
        /**
         * LaidTile
         * @description A tile in a zoo: the cell of half A and its clockwise quarter turns.
         */
        OZooLeMioLaidTile: {
            bushes: number;
            tile: string;
            turns: number;
            x: number;
            y: number;
        };
        /**
         * LastAuction
         * @description The bids of the latest auction that was revealed.
         */
        OZooLeMioLastAuction: {
            bids: number[];
            price: number;
            tile: string;
            winner: number;
        };
        /**
         * Moved
         * @description A visitor or tree that changes its zoo; None is the supply.
         */
        OZooLeMioMoved: {
            come_from: number | null;
            goes_to: number | null;
            what: string;
        };
        /**
         * Placement
         * @description A legal place of the tile that was won, and what would change.
         */
        OZooLeMioPlacement: {
            action: number;
            benches: number;
            bushes: number;
            cells: [
                number,
                number
            ][];
            exits: string[];
            holding: number;
            holding_after: number;
            moved: components["schemas"]["OZooLeMioMoved"][];
            notation: string;
            stars: components["schemas"]["OZooLeMioStars"][];
            turns: number;
            x: number;
            y: number;
        };
        /**
         * Stars
         * @description The stars that represent a zoo in a colour, before and after.
         */
        OZooLeMioStars: {
            after: number;
            animal: string;
            before: number;
            colour: string;
            enclosure: number;
        };
        /**
         * OZooLeMioView
         * @description The whole table as a seat sees it. `bid` is the own sealed bid.
         */
        OZooLeMioView: {
            auction: number;
            auctions: number;
            bid: number | null;
            last_auction: components["schemas"]["OZooLeMioLastAuction"] | null;
            most: number | null;
            offered: components["schemas"]["OZooLeMioFace"] | null;
            phase: string;
            placements: components["schemas"]["OZooLeMioPlacement"][];
            points_each: number;
            pole: number[];
            row: components["schemas"]["OZooLeMioFace"][];
            row_complete: boolean;
            set_aside: string[];
            stack: number;
            unseen: components["schemas"]["OZooLeMioFace"][];
            winner: number | null;
            year: number;
            years: number;
            zoos: components["schemas"]["OZooLeMioZoo"][];
        };
        /**
         * Zoo
         * @description A player's zoo. `fits`: whether the tile on offer has a legal place here (OZ-A6).
         */
        OZooLeMioZoo: {
            attractions: components["schemas"]["OZooLeMioAttraction"][];
            benches: number;
            bounds: [
                number,
                number,
                number,
                number
            ];
            bushes: number;
            bushes_auction: number;
            coins: number | null;
            enclosures: components["schemas"]["OZooLeMioEnclosure"][];
            entrance: [
                number,
                number
            ][];
            fits: boolean | null;
            halves: components["schemas"]["OZooLeMioHalf"][];
            has_bid: boolean;
            holding: number;
            income: number;
            points: number;
            seat: number;
            tiles: components["schemas"]["OZooLeMioLaidTile"][];
            trees: number;
            visitors: number;
            year_points: number[];
        };
        /** OptionInfo */
        OptionInfo: {
            /** Choices */
            choices: unknown[];
            /** Default */
            default: unknown;
            /** Help */
            help: string;
            /** Many */
            many: boolean;
            /** Name */
            name: string;
            /** Rule */
            rule: string;
        };
        /** PingMessage */
        PingMessage: {
            /**
             * Type
             * @constant
             */
            type: "ping";
        };
        /** Pong */
        Pong: {
            /**
             * Type
             * @default pong
             * @constant
             */
            type: "pong";
        };
        /** Presence */
        Presence: {
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /**
             * Type
             * @default presence
             * @constant
             */
            type: "presence";
        };
        /**
         * Problem
         * @description What went wrong, in a sentence for a person; `rule` is the key of the rule that forbids it.
         */
        Problem: {
            /** Code */
            code: string;
            /** Message */
            message: string;
            /** Rule */
            rule?: string | null;
        };
        /** RedoMessage */
        RedoMessage: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "redo";
        };
        /** RefusedMessage */
        RefusedMessage: {
            error: components["schemas"]["Problem"];
            /** Id */
            id: number | string | null;
            /**
             * Type
             * @default refused
             * @constant
             */
            type: "refused";
            /** @default null */
            update: components["schemas"]["Update"] | null;
        };
        /**
         * Result
         * @description Points and places by seat; the breakdown lists the sources of the points.
         */
        Result: {
            /** Breakdown */
            breakdown: [
                string,
                number
            ][][];
            /** Ranking */
            ranking: number[];
            /** Scores */
            scores: number[];
        };
        /**
         * Review
         * @description The chance of the seat to win at every examined position, and where it changed most.
         */
        Review: {
            /** Chances */
            chances: number[];
            /** Positions */
            positions: number[];
            /** Seat */
            seat: number;
            /** Turning Points */
            turning_points: components["schemas"]["TurningPoint"][];
        };
        /** Rules */
        Rules: {
            /** Game */
            game: string;
            /** Markdown */
            markdown: string;
            /** Title */
            title: string;
        };
        /** SayMessage */
        SayMessage: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /** Text */
            text: string;
            /**
             * Type
             * @constant
             */
            type: "chat";
        };
        /** SeatBot */
        SeatBot: {
            /**
             * Level
             * @default medium
             */
            level: string;
            /** Seat */
            seat: number;
        };
        /** SeatInfo */
        SeatInfo: {
            /** Colour */
            colour: string;
            /** Connected */
            connected: boolean;
            /**
             * Kind
             * @enum {string}
             */
            kind: "person" | "bot" | "open";
            /** Level */
            level: string | null;
            /** Name */
            name: string;
            /** Score */
            score: number;
            /** Seat */
            seat: number;
            /** Shape */
            shape: string;
            /** Yours */
            yours: boolean;
        };
        ServerMessage: components["schemas"]["UpdateMessage"] | components["schemas"]["Accepted"] | components["schemas"]["RefusedMessage"] | components["schemas"]["ChatMessage"] | components["schemas"]["Presence"] | components["schemas"]["Thinking"] | components["schemas"]["Pong"];
        /**
         * Step
         * @description Undo or redo.
         */
        Step: {
            /** Position */
            position: number;
            /** Seat */
            seat: number;
        };
        /** TableInfo */
        TableInfo: {
            /** Created */
            created: number;
            /** Game */
            game: string;
            /** Id */
            id: string;
            /** Over */
            over: boolean;
            /** Phase */
            phase: string;
            /** Position */
            position: number;
            /** Practice */
            practice: boolean;
            /** Rematch */
            rematch: string | null;
            result: components["schemas"]["Result"] | null;
            /** Seats */
            seats: components["schemas"]["SeatInfo"][];
            /** Title */
            title: string;
            /** Updated */
            updated: number;
            /** Your Turn */
            your_turn: boolean;
            /** Yours */
            yours: boolean;
        };
        /**
         * TextBoard
         * @description The table drawn in text, as the terminal shows it.
         */
        TextBoard: {
            /** Text */
            text: string;
        };
        /** Thinking */
        Thinking: {
            /**
             * Progress
             * @default null
             */
            progress: number | null;
            /** Seat */
            seat: number;
            /**
             * Type
             * @default thinking
             * @constant
             */
            type: "thinking";
        };
        /** TurningPoint */
        TurningPoint: {
            /** Change */
            change: number;
            /** Position */
            position: number;
            /** Text */
            text: string;
        };
        /** UndoMessage */
        UndoMessage: {
            /**
             * Id
             * @default null
             */
            id: number | string | null;
            /** Position */
            position: number;
            /** Seat */
            seat: number;
            /**
             * Type
             * @constant
             */
            type: "undo";
        };
        /**
         * Update
         * @description A moment of a table as one seat sees it (`seat` null: a spectator).
         *
         *     `log` holds the lines after position `log_from`; lines beyond that which the client has are replaced.
         *     `views` holds every seat's view in an all-knowing replay.
         */
        Update: {
            /** Can Redo */
            can_redo: boolean;
            /** Can Undo */
            can_undo: boolean;
            /** Deciders */
            deciders: number[];
            decision: components["schemas"]["Decision"] | null;
            /** Game */
            game: string;
            /** Log */
            log: components["schemas"]["LogLine"][];
            /** Log From */
            log_from: number;
            /** Over */
            over: boolean;
            /** Phase */
            phase: string;
            /** Players */
            players: components["schemas"]["SeatInfo"][];
            /** Position */
            position: number;
            result: components["schemas"]["Result"] | null;
            /** Seat */
            seat: number | null;
            /** Table */
            table: string;
            /** Thinking */
            thinking: number[];
            view: components["schemas"]["MiniZoolorettoView"] | components["schemas"]["OZooLeMioView"];
            views?: (components["schemas"]["MiniZoolorettoView"] | components["schemas"]["OZooLeMioView"])[] | null;
        };
        /** UpdateMessage */
        UpdateMessage: {
            /**
             * Type
             * @default update
             * @constant
             */
            type: "update";
            update: components["schemas"]["Update"];
        };
        /**
         * Upload
         * @description The text of a record file.
         */
        Upload: {
            /** Record */
            record: string;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export type operations = Record<string, never>;
