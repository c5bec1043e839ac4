// A bot for a Cosmodrome server, in JavaScript: it answers whatever it is asked, at random. Make `choose` clever.
//
//     node client.mjs ws://localhost:8000/ws/bot TOKEN [race,outpost [GAMES]]
//
// It needs Node.js 22, or 20 with --experimental-websocket; the same code runs in a browser or under Deno and Bun.
// What is said to and fro is described in bots-online.md.

const [address, token, ladder = "", games = "0"] = process.argv.slice(2);
const pick = (list) => list[Math.floor(Math.random() * list.length)];

/** An answer to a question: `asked.view` is all that the seat may know, `asked.question` what is open to it. */
function choose({ question }) {
  const plain = question.options.map(({ action }) => action);
  if (question.shape === "choice") return pick(plain);
  if (plain.length > 0 && Math.random() < 0.5) return pick(plain);
  if (question.shape === "amount" && question.lo <= question.hi) return [question.verb, question.lo];
  return question.suggestion ?? pick(plain); // of a subset or a path: one that is legal
}

function connect() {
  const line = new WebSocket(address);
  let over = 0;
  const say = (message) => line.send(JSON.stringify(message));
  line.onopen = () => say({ type: "hello", token });
  line.onmessage = ({ data }) => {
    const said = JSON.parse(data);
    if (said.type === "welcome") {
      console.log("welcome", said.name);
      if (ladder !== "") say({ type: "ladder", id: "enter", games: ladder.split(",") });
    } else if (said.type === "asked") {
      say({ type: "answer", id: said.id, action: choose(said) });
    } else if (said.type === "over") {
      console.log("over:", said.scores, "my seats", said.seats, "missed", said.missed);
      over += 1;
      if (over === Number(games)) process.exit(0);
    } else if (said.type === "refused" && said.problem.message[0] !== "problem-late-answer") {
      console.log("refused:", JSON.stringify(said.problem));
    }
  };
  line.onclose = ({ code, reason }) => {
    if (code === 4401 || code === 4409) {
      console.log("not let in:", reason);
      process.exit(1);
    }
    setTimeout(connect, 3000);
  };
}

connect();
