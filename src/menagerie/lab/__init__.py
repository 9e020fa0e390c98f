"""The instrument that measures bots and games: arena, ratings, report, review."""
