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
        /**
         * Act
         * @description `epoch` is that of the update on which it was decided: an undo or redo since then makes it outdated.
         */
        Act: {
            /** Action */
            action: number | string;
            /** Epoch */
            epoch?: number | null;
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
             * Epoch
             * @default null
             */
            epoch: number | null;
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
         * About
         * @description What the open decision is about: its kind and the card, building, project or action card it concerns.
         */
        ArkNovaAbout: {
            /** @default  */
            action: string;
            /** @default  */
            building: string;
            /** @default null */
            card: number | null;
            kind: string;
            /** @default null */
            left: number | null;
            /** @default null */
            slot: number | null;
        };
        /**
         * ActionCard
         * @description A card of the action row with what lies on it: `effect` is what its strength allows without X-tokens.
         *
         *         `possible` says whether its owner could carry it out now with all X-tokens.
         */
        ArkNovaActionCard: {
            action: string;
            constriction: boolean;
            effect: string;
            in_use: boolean;
            multiplier: number;
            possible: boolean;
            side: string;
            slot: number;
            strength: number;
            venom: boolean;
        };
        /** Building */
        ArkNovaBuilding: {
            capacity: number;
            cells: number[];
            name: string;
            number: number;
            occupied: boolean;
            size: number;
            type: string;
            used: number;
        };
        /**
         * CardView
         * @description A card as its reader needs it; `price`, `conditions` and `reason` are for the seat that looks.
         *
         *         `reason` says why that seat could not play the card even with its strongest action (`rule` is the key), `word`
         *         is the card in the notation of choices.
         */
        ArkNovaCardView: {
            /** @default 0 */
            appeal: number;
            card: number;
            /** @default [] */
            conditions: components["schemas"]["ArkNovaCondition"][];
            /** @default true */
            conditions_met: boolean;
            /** @default 0 */
            conservation: number;
            /** @default 0 */
            cost: number;
            /** @default {} */
            icons: {
                [key: string]: number;
            };
            /** @default 0 */
            ignored: number;
            /** @default {} */
            keywords: {
                [key: string]: string;
            };
            kind: string;
            /** @default  */
            latin: string;
            /** @default 0 */
            level: number;
            name: string;
            number: number;
            /** @default 0 */
            price: number;
            /** @default  */
            reason: string;
            /** @default 0 */
            reputation: number;
            /** @default 0 */
            rock: number;
            /** @default  */
            rule: string;
            /** @default 0 */
            size: number;
            /** @default  */
            size_class: string;
            /** @default 0 */
            spaces: number;
            /** @default  */
            special_enclosure: string;
            text: string[];
            /** @default 0 */
            tokens: number;
            /** @default 0 */
            water: number;
            /** @default  */
            word: string;
        };
        /**
         * Condition
         * @description A condition of a card: `needed` of something, of which the seat has `have`.
         */
        ArkNovaCondition: {
            have: number;
            met: boolean;
            needed: number;
            what: string;
        };
        /**
         * EdgeSpace
         * @description A bonus space at the left edge of a map; `taken` once its token has left.
         */
        ArkNovaEdgeSpace: {
            income: boolean;
            taken: boolean;
            text: string;
        };
        /** Final */
        ArkNovaFinal: {
            name: string;
            number: number;
            points: number;
            text: string[];
        };
        /**
         * Folder
         * @description A place of the display.
         */
        ArkNovaFolder: {
            card: components["schemas"]["ArkNovaCardView"] | null;
            extra_cost: number;
            folder: number;
            in_range: boolean;
        };
        /**
         * Hex
         * @description A cell of a map. `building` is the number of the building on it.
         */
        ArkNovaHex: {
            bonus: string;
            border: boolean;
            build_ii: boolean;
            building: number | null;
            cell: number;
            symbol: string;
            terrain: string;
            x: number;
            y: number;
        };
        /**
         * Income
         * @description What the next break would bring as things stand.
         */
        ArkNovaIncome: {
            appeal: number;
            kiosks: number;
            map: number;
            money: number;
            other: string[];
        };
        /**
         * MapFace
         * @description A map before it is anybody's: what its reader weighs when maps are chosen (AN-3.8).
         */
        ArkNovaMapFace: {
            edge: components["schemas"]["ArkNovaEdgeSpace"][];
            hexes: components["schemas"]["ArkNovaHex"][];
            map: string;
            map_name: string;
            partner_spaces: string[];
            power_text: string;
            university_spaces: string[];
        };
        /**
         * Placing
         * @description The building that is to be placed now, for its builder only.
         */
        ArkNovaPlacing: {
            name: string;
            paid: number;
            size: number;
            spots: components["schemas"]["ArkNovaSpot"][];
            type: string;
        };
        /** Project */
        ArkNovaProject: {
            base: boolean;
            card: components["schemas"]["ArkNovaCardView"];
            progress: number;
            slots: components["schemas"]["ArkNovaSlot"][];
        };
        /**
         * Slot
         * @description A slot of a project: free, blocked, or taken by a seat.
         */
        ArkNovaSlot: {
            blocked: boolean;
            conservation: number;
            fulfilled: boolean;
            needed: number;
            reputation: number;
            taken_by: number | null;
            text: string;
            usable: boolean;
        };
        /**
         * Spot
         * @description Where a building may stand: the action that puts it there, its cells and the bonuses they bring.
         */
        ArkNovaSpot: {
            action: number;
            bonuses: string[];
            cells: number[];
        };
        /** Task */
        ArkNovaTask: {
            possible: boolean;
            reason: string;
            rule: string;
            task: string;
            value: number;
            workers_needed: number;
        };
        /** Tile */
        ArkNovaTile: {
            conservation: number;
            text: string;
        };
        /**
         * Track
         * @description The bonus of a space of the reputation track.
         */
        ArkNovaTrack: {
            space: number;
            text: string;
        };
        /**
         * ArkNovaView
         * @description Everything on the table that a seat may see.
         */
        ArkNovaView: {
            about: components["schemas"]["ArkNovaAbout"] | null;
            action: string;
            active: number;
            base_projects_left: number;
            break_steps: number;
            break_token: number;
            breaks: number;
            decision: number;
            deck: number;
            discard: number;
            discard_cards: components["schemas"]["ArkNovaCardView"][];
            discard_top: components["schemas"]["ArkNovaCardView"] | null;
            display: components["schemas"]["ArkNovaFolder"][];
            donation_cost: number;
            donation_costs: number[];
            donations_covered: number;
            final_pile: number;
            incomes: number[];
            last_turns: number | null;
            maps_offered: components["schemas"]["ArkNovaMapFace"][];
            partner_board: string[];
            phase: string;
            placing: components["schemas"]["ArkNovaPlacing"] | null;
            player: number | null;
            projects: components["schemas"]["ArkNovaProject"][];
            reputation_track: components["schemas"]["ArkNovaTrack"][];
            seat: number | null;
            seen: components["schemas"]["ArkNovaCardView"][];
            solo_left: number;
            solo_round: number;
            solo_rounds: number[];
            stage: string;
            strength: number;
            targets: number[];
            tasks: components["schemas"]["ArkNovaTask"][];
            tiles: components["schemas"]["ArkNovaTile"][];
            triggered_by: number | null;
            turns: number;
            university_board: string[];
            zoos: components["schemas"]["ArkNovaZooView"][];
        };
        /**
         * ZooView
         * @description A player's zoo. `hand` holds the cards that the looking seat knows, `hand_size` all of them.
         */
        ArkNovaZooView: {
            actions: components["schemas"]["ArkNovaActionCard"][];
            active_workers: number;
            animals: components["schemas"]["ArkNovaCardView"][];
            appeal: number;
            buildings: components["schemas"]["ArkNovaBuilding"][];
            chosen: number[];
            conservation: number;
            edge: components["schemas"]["ArkNovaEdgeSpace"][];
            finals: components["schemas"]["ArkNovaFinal"][];
            finals_size: number;
            folders_in_range: number;
            hand: components["schemas"]["ArkNovaCardView"][];
            hand_limit: number;
            hand_size: number;
            hexes: components["schemas"]["ArkNovaHex"][];
            icons: {
                [key: string]: number;
            };
            income: components["schemas"]["ArkNovaIncome"];
            lying_workers: number;
            map: string;
            map_name: string;
            money: number;
            partner_spaces: string[];
            partner_zoos: string[];
            pouched: number;
            power: string;
            power_text: string;
            reputation: number;
            score: number;
            seat: number;
            size_class: string;
            sponsors: components["schemas"]["ArkNovaCardView"][];
            supports: number;
            target: number;
            tasks: {
                [key: string]: number;
            };
            universities: string[];
            university_spaces: string[];
            x_tokens: number;
        };
        /**
         * Chances
         * @description The chance of every seat to win at a position.
         */
        Chances: {
            /** Chances */
            chances: number[];
            /** Position */
            position: number;
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
        /**
         * Deal
         * @description The luck of the deal: how often each seat wins when equal bots play it, with 95 % intervals.
         */
        Deal: {
            /** Games */
            games: number;
            /** Intervals */
            intervals: [
                number,
                number
            ][];
            /** Shares */
            shares: number[];
        };
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
        /**
         * Hint
         * @description The bot's best choices, best first.
         */
        Hint: {
            /** Choices */
            choices: components["schemas"]["HintChoice"][];
        };
        /**
         * HintChoice
         * @description `outcome` is what the bot expects of it for the seat: from 0 (lost) to 1 (won).
         */
        HintChoice: {
            /** Action */
            action: number;
            /** Label */
            label: string;
            /** Outcome */
            outcome: number;
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
        /**
         * Mistake
         * @description A decision that cost the seat chances: what was played and what the bot preferred.
         */
        Mistake: {
            /** Loss */
            loss: number;
            /** Played */
            played: string;
            /** Played Label */
            played_label: string;
            /** Position */
            position: number;
            /** Preferred */
            preferred: string;
            /** Preferred Label */
            preferred_label: string;
            /** Seat */
            seat: number;
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
             * Epoch
             * @default null
             */
            epoch: number | null;
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
         * @description Points and places by seat; the breakdown lists the sources of the points. Alone, `goal` are points to reach.
         */
        Result: {
            /** Breakdown */
            breakdown: [
                string,
                number
            ][][];
            /** Goal */
            goal?: number | null;
            /** Ranking */
            ranking: number[];
            /** Scores */
            scores: number[];
        };
        /**
         * Review
         * @description A finished game as the bot sees it; `mistakes` are those of `seat`. Alone, to win means to reach the `goal`.
         *
         *     In little time only some of the `decisions` of the seat are `judged`.
         */
        Review: {
            /** Bot */
            bot: string;
            /** Curve */
            curve: components["schemas"]["Chances"][];
            deal: components["schemas"]["Deal"] | null;
            /** Decisions */
            decisions: number;
            /** Game */
            game: string;
            /** Goal */
            goal: number | null;
            /** Judged */
            judged: number;
            /** Mistakes */
            mistakes: components["schemas"]["Mistake"][];
            /** Players */
            players: string[];
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
            /** Epoch */
            epoch?: number | null;
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
        /**
         * TurningPoint
         * @description A turn, begun by `seat` at `position`, in which the seat `gained_by` gained or lost much.
         */
        TurningPoint: {
            /** Actions */
            actions: string[];
            /** Change */
            change: number;
            /** Gained By */
            gained_by: number;
            /** Labels */
            labels: string[];
            /** Position */
            position: number;
            /** Seat */
            seat: number;
        };
        /** UndoMessage */
        UndoMessage: {
            /**
             * Epoch
             * @default null
             */
            epoch: number | null;
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
         *     `epoch` counts the undos and redos: positions before and after one are not the same moments.
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
            /** Epoch */
            epoch: number;
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
            view: components["schemas"]["ArkNovaView"] | components["schemas"]["MiniZoolorettoView"] | components["schemas"]["OZooLeMioView"] | components["schemas"]["ZooTycoonView"] | components["schemas"]["ZoophoriaView"];
            views?: (components["schemas"]["ArkNovaView"] | components["schemas"]["MiniZoolorettoView"] | components["schemas"]["OZooLeMioView"] | components["schemas"]["ZooTycoonView"] | components["schemas"]["ZoophoriaView"])[] | null;
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
        /** Enclosure */
        ZooTycoonEnclosure: {
            biome: string;
            co_species: string;
            conservation_points: number;
            education_points: number;
            main_species: string;
            name: string;
            popularity_points: number;
            retreats: number;
            tiles: number;
        };
        /**
         * NationalPark
         * @description A cooperation: the seats on its two squares and the points of these.
         */
        ZooTycoonNationalPark: {
            lower: number[];
            lower_points: number;
            name: string;
            species: string;
            upper: number[];
            upper_points: number;
        };
        /**
         * Offer
         * @description A main species on the Animal Exchange.
         *
         *         `males` and `females` are what is open now: above 0 on offer, gifts of the zoos included, below 0 wanted.
         */
        ZooTycoonOffer: {
            card: string;
            females: number;
            given: string[];
            males: number;
            printed_females: number;
            printed_males: number;
            species: string;
            taken: string[];
        };
        /** Quarantined */
        ZooTycoonQuarantined: {
            females: number;
            males: number;
            species: string;
        };
        /** Reintroduction */
        ZooTycoonReintroduction: {
            conservation: number;
            offspring_needed: number;
            sent: number[];
            species: string;
            times_left: number;
        };
        /**
         * Species
         * @description A kept main species; `needs` says value and colour of each need, `offspring` the dice of next spring.
         */
        ZooTycoonSpecies: {
            contraception: boolean;
            enclosure: string;
            experience: number;
            female_discs: number;
            females: number;
            females_lying: number;
            happiness: string;
            male_discs: number;
            males: number;
            name: string;
            needs: string[];
            offspring: string;
        };
        /** ZooTycoonView */
        ZooTycoonView: {
            bag_females: number;
            bag_males: number;
            buildings: string[];
            co_species: string[];
            donor: string;
            donors_left: number;
            event: string;
            event_effect: string;
            events_left: number;
            exchange_position: number;
            national_parks: components["schemas"]["ZooTycoonNationalPark"][];
            offers: components["schemas"]["ZooTycoonOffer"][];
            panda_owner: number | null;
            positions_visited: number[];
            rating: string;
            reintroductions: components["schemas"]["ZooTycoonReintroduction"][];
            season: string;
            starting_player: number;
            winners: number[];
            year: number;
            zoos: components["schemas"]["ZooTycoonZooView"][];
        };
        /**
         * ZooView
         * @description One zoo. `squares` are the rows of the board from the top, eight squares each.
         */
        ZooTycoonZooView: {
            animal_welfare: number;
            breeding_program: number;
            buildings: string[];
            buzz: number;
            co_species: string[];
            conservation: number;
            education: number;
            enclosures: components["schemas"]["ZooTycoonEnclosure"][];
            excluded: boolean;
            money: number;
            popularity: number;
            quarantine: components["schemas"]["ZooTycoonQuarantined"][];
            running_costs: number;
            seat: number;
            species: components["schemas"]["ZooTycoonSpecies"][];
            squares: string[];
            stored_tiles: number;
            trades_used: number;
            workers_left: number;
        };
        /**
         * Animal
         * @description An animal in a habitat with its virus cubes.
         */
        ZoophoriaAnimal: {
            capacity: number;
            card: components["schemas"]["ZoophoriaCard"];
            closed: boolean;
            cubes: number;
            food: number;
            visitors: number;
        };
        /**
         * Card
         * @description A card: its number, name and what is printed on it in words.
         */
        ZoophoriaCard: {
            kind: string;
            name: string;
            number: number;
            words: string;
        };
        /**
         * DayWorker
         * @description A day-worker space, its fee, the die of its colour and the seat whose worker stands there.
         */
        ZoophoriaDayWorker: {
            colour: string;
            die: number | null;
            fee: number;
            help: string;
            in_use: boolean;
            name: string;
            taken_by: number | null;
        };
        /**
         * Exhibit
         * @description An exhibit space: a structure, if any, and the animals on it.
         */
        ZoophoriaExhibit: {
            animals: components["schemas"]["ZoophoriaAnimal"][];
            structure: components["schemas"]["ZoophoriaCard"] | null;
        };
        /**
         * Forecast
         * @description What a habitat produces and needs today as things stand.
         */
        ZoophoriaForecast: {
            food: number;
            food_cost: number;
            trash: number;
            treatment: number;
            virus_room: number;
            viruses: number;
            visitors: number;
            wages: number;
        };
        /**
         * Habitat
         * @description A player's habitat and counters; `passed` are the income spaces already reached.
         */
        ZoophoriaHabitat: {
            coins: number;
            cubes: number;
            exhibits: components["schemas"]["ZoophoriaExhibit"][];
            forecast: components["schemas"]["ZoophoriaForecast"];
            immune: boolean;
            passed: number[];
            staff: components["schemas"]["ZoophoriaStaff"][][];
            targets: number;
            trash: number;
            visitors: number;
        };
        /**
         * Slot
         * @description A card of the notice board, the seat that has claimed it, and whether a neutral worker blocks it.
         */
        ZoophoriaSlot: {
            blocked: boolean;
            card: components["schemas"]["ZoophoriaCard"] | null;
            claimed_by: number | null;
        };
        /**
         * Staff
         * @description A card on a staff space.
         */
        ZoophoriaStaff: {
            card: components["schemas"]["ZoophoriaCard"];
            closed: boolean;
        };
        /**
         * Target
         * @description A target in the own hand, with how far it has come.
         */
        ZoophoriaTarget: {
            count: number;
            have: number;
            number: number;
            visitors: number;
            words: string;
        };
        /**
         * ZoophoriaView
         * @description The table as one seat sees it. `dealt` and `drawn` are the own cards still to be chosen or placed.
         */
        ZoophoriaView: {
            animals: components["schemas"]["ZoophoriaSlot"][];
            buildings: components["schemas"]["ZoophoriaSlot"][];
            day: string;
            day_workers: components["schemas"]["ZoophoriaDayWorker"][];
            dealt: components["schemas"]["ZoophoriaCard"][];
            decks: {
                [key: string]: number;
            };
            discards: {
                [key: string]: string[];
            };
            drawn: components["schemas"]["ZoophoriaCard"][];
            employees: components["schemas"]["ZoophoriaSlot"][];
            event: string;
            event_number: number;
            first_player: number | null;
            food_die: number | null;
            habitats: components["schemas"]["ZoophoriaHabitat"][];
            placing: number;
            red_dice: number[];
            step: string;
            targets: components["schemas"]["ZoophoriaTarget"][];
            trash_die: number | null;
            virus_die: number | null;
            white_dice: number[];
            yellow_coins: number;
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
