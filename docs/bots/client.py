"""A bot for a Cosmodrome server, in Python: it answers whatever it is asked, at random. Make `choose` clever.

    pip install websockets
    python client.py ws://localhost:8000/ws/bot TOKEN [--ladder race,outpost] [--games N]

What is said to and fro is described in bots-online.md.
"""

from __future__ import annotations

import argparse
import json
import random
import time

from websockets.exceptions import ConnectionClosed, InvalidHandshake
from websockets.sync.client import connect


def choose(asked: dict, dice: random.Random) -> list:
    """An answer: `asked["view"]` is all that the seat may know, `asked["question"]` what is open to it."""
    question = asked["question"]
    plain = [option["action"] for option in question["options"]]
    if question["shape"] == "choice":
        return dice.choice(plain)
    if plain and dice.random() < 0.5:
        return dice.choice(plain)
    if question["shape"] == "amount" and question["lo"] <= question["hi"]:
        return [question["verb"], question["lo"]]
    if question["suggestion"] is not None:  # of a subset or a path: one that is legal
        return question["suggestion"]
    return dice.choice(plain)


def play(line, ladders: list[str], games: int | None, dice: random.Random) -> None:
    """Answer until so many games are over."""
    done = 0
    if ladders:
        line.send(json.dumps({"type": "ladder", "id": "enter", "games": ladders}))
    while games is None or done < games:
        said = json.loads(line.recv())
        if said["type"] == "asked":
            line.send(json.dumps({"type": "answer", "id": said["id"], "action": choose(said, dice)}))
        elif said["type"] == "over":
            done += 1
            print("over:", said["scores"], "my seats", said["seats"], "missed", said["missed"], flush=True)
        elif said["type"] == "refused" and said["problem"]["message"][0] != "problem-late-answer":
            print("refused:", said["problem"], flush=True)


def main() -> None:
    parser = argparse.ArgumentParser(description="a bot that plays at random")
    parser.add_argument("address")
    parser.add_argument("token")
    parser.add_argument("--ladder", default="", help="games, with commas, whose ladders to enter")
    parser.add_argument("--games", type=int, help="stop after so many")
    args = parser.parse_args()
    ladders = [game for game in args.ladder.split(",") if game]
    while True:
        try:
            headers = {"Authorization": f"Bearer {args.token}"}
            with connect(args.address, additional_headers=headers, max_size=None) as line:
                said = json.loads(line.recv())
                if said["type"] != "welcome":
                    line.recv()  # it ends, and tells why
                print("welcome", said["name"], flush=True)
                play(line, ladders, args.games, random.Random())
                return
        except (ConnectionClosed, InvalidHandshake, OSError) as error:
            end = error.rcvd if isinstance(error, ConnectionClosed) else None
            if end is not None and end.code in (4401, 4409):  # the token is not known, or used by another program
                raise SystemExit(f"not let in: {end.reason}") from None
            print(f"connection lost ({error}); trying again", flush=True)
            time.sleep(3)


if __name__ == "__main__":
    main()
