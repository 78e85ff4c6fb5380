/**
 * `npx tsx editor/test/e2e/rehearse-editing.ts --minutes 10 --seed 7 --setup computer` (or `--setup github`): lets two
 * people and another program change the same content in Chromium, while connections fail and tabs are closed. At the
 * end, each word must be saved in its own field and nowhere else, unless a person who saw it has removed it.
 *
 * Two runs with the same seed are similar but not equal, because the machine's speed also matters. A
 * log of each run is in test-results. For each fault, the lines about its words are printed.
 */
import path from "node:path";
import { setTimeout as pass } from "node:timers/promises";
import { type OptionValues, runCommand } from "../../../scripts/lib/command";
import { launchChromium } from "../../../scripts/lib/launch-chromium";
import { between, pick, type Random, seededRandom } from "../../../test/helpers/random";
import buildEditors from "./build-editors";
import { Person, sideOf } from "./rehearsing-person";
import { FILES, type Field, firstTexts, WordLedger, wordsIn } from "./word-ledger";
import { openWorkplace, TOKEN } from "./workplace";

const RESULTS = path.join(__dirname, "../../../test-results");
const OPTIONS = {
  minutes: { type: "string", default: "10" },
  seed: { type: "string", default: String(Date.now() % 100_000) },
  setup: { type: "string", default: "computer" },
} as const;

async function main({ minutes, seed, setup }: OptionValues<typeof OPTIONS>): Promise<void> {
  if (!(Number(minutes) > 0)) throw new Error(`--minutes is "${minutes}". It must be a number, for example 10.`);
  if (!/^\d{1,9}$/.test(seed)) throw new Error(`--seed is "${seed}". It must be a whole number, for example 7.`);
  if (setup !== "computer" && setup !== "github") throw new Error(`--setup is "${setup}", not computer or github.`);
  const removeEditor = await buildEditors();
  const workplace = await openWorkplace(setup, firstTexts());
  const record = path.join(RESULTS, `rehearse-editing-${setup}-${seed}.log`);
  console.log(`--minutes ${minutes} --seed ${seed} --setup ${setup}: ${record}`);
  const ledger = new WordLedger(workplace, ["Ann", "Bob"], record);
  const browser = await launchChromium();
  const openFor = async (name: string, index: number) => {
    // Like two separate browsers, two contexts share no storage.
    const context = await browser.newContext({ viewport: { width: 1280, height: 900 } });
    // An open question can block a click, which then fails. The next step answers the question.
    context.setDefaultTimeout(4000);
    const token = `${TOKEN}${index}`;
    if (workplace.github) workplace.github.users[token] = { login: name.toLowerCase(), name, role: "write" };
    const person = new Person(name, token, context, ledger, Number(seed) * 2 + index);
    await person.open();
    return person;
  };
  const people = await Promise.all(["Ann", "Bob"].map(openFor));
  const end = Date.now() + Number(minutes) * 60_000;
  const random = seededRandom(Number(seed));
  await Promise.all([
    repeat(ledger, end, 20_000, () => workElsewhere(ledger, random)),
    ...people.map((person) => repeat(ledger, end, 200, () => person.act())),
  ]);
  for (const person of people) {
    await person.connect("good");
    person.context.setDefaultTimeout(15_000);
  }
  for (const person of people) await finish(person);
  const ends: Record<string, readonly Field[]> = {};
  for (const person of people) ends[person.name] = await allFields(person);
  ledger.close(ends);
  const problems = await workplace.problems();
  if (problems !== "No problems in the content.") ledger.fault(problems);
  await browser.close();
  await workplace.stop();
  removeEditor();
  console.table(ledger.counts);
  if (ledger.faults.size > 0) throw new Error(`Faults: ${ledger.faults.size}. They are listed above.`);
  console.log("Every word is accounted for.");
}

/** Repeats an action until `end`, with pauses of at most `most` milliseconds. */
async function repeat(ledger: WordLedger, end: number, most: number, act: () => Promise<void>): Promise<void> {
  while (Date.now() < end) {
    await act().catch(({ message }: Error) => {
      // Usually, a dialog has opened during the action.
      ledger.count("interrupted");
      ledger.log(`interrupted: ${message.split("\n")[0]}`);
    });
    ledger.check();
    await pass(Math.random() * most);
  }
}

/** Changes content as another program would, or merges the open pull request on GitHub. */
async function workElsewhere(ledger: WordLedger, random: Random): Promise<void> {
  const { workplace } = ledger;
  const { github } = workplace;
  const open = github?.pullRequests.find(({ state }) => state === "OPEN");
  if (open && random() < 0.5) {
    ledger.count("approved");
    ledger.log(`#${open.number} is approved`);
    return github?.merge(open.number, { squash: random() < 0.5, deleteBranch: random() < 0.5 });
  }
  // A save may be creating the pull request. A change that arrives meanwhile would be merged by git
  // alone, and not by the editor.
  if (github && !open) return;
  const name = random() < 0.5 ? "awards" : "faq";
  const write = (text: string) => workplace.saveElsewhere({ [`${name}.json`]: text });
  const before = workplace.text(`${name}.json`);
  if (!github && random() < 0.4) {
    ledger.count("files half written");
    ledger.log(`${name} is half written`);
    ledger.half = name;
    const half = before.slice(0, before.length / 2);
    write(half);
    await pass(between(random, 500, 4000));
    if (workplace.text(`${name}.json`) !== half) ledger.fault(`${name} was written over while it was half written.`);
    ledger.half = undefined;
  }
  const content = JSON.parse(before);
  const entries: Record<string, unknown>[] = Object(Object.values(content)[0]);
  const entry = pick(random, entries) ?? {};
  const kind = pick(random, name === "awards" ? ["name", "issuer", "alt"] : ["question", "answer"]) ?? "";
  const isDeleted = random() < 0.2 && entries.length > 5;
  const gone = wordsIn(isDeleted ? entry : entry[kind]);
  for (const word of gone) ledger.gone.add(word);
  const word = isDeleted ? "nothing" : ledger.newWord(kind, "elsewhere", entry);
  ledger.count("written elsewhere");
  ledger.log(`elsewhere, ${word} is written over ${gone}, with ${wordsIn(entry)}`);
  if (isDeleted) entries.splice(entries.indexOf(entry), 1);
  else entry[kind] = word;
  ledger.typed(word);
  write(JSON.stringify(content, null, random() < 0.5 ? 4 : 2).replaceAll("\n", random() < 0.3 ? "\r\n" : "\n"));
}

/** Answers questions, corrects fields and saves as a person, until everything is saved. */
async function finish(person: Person): Promise<void> {
  const { ledger, name } = person;
  // This is also true if nothing had to be saved: after a decision, the draft may equal the saved
  // content.
  const isDone = async () => (await person.editor.saveButton.getAttribute("aria-disabled")) === "true";
  const isSaved = async () => {
    if (!(await person.ready())) return false;
    for (const file of FILES) {
      await person.openFile(file);
      for (let count = 0; count < 40 && (await person.fields()).some(({ isWrong }) => isWrong); count++) {
        await person.type(true);
        await person.choose(true);
      }
    }
    await person.save();
    const { notice, saveButton } = person.editor;
    for (let wait = 0; wait < 40 && (await saveButton.innerText()) !== "Save"; wait++) await pass(250);
    ledger.log(`${name} is told: ${await notice.innerText()}`);
    return isDone();
  };
  for (let round = 0; round < 30; round++) if (await isSaved().catch(() => false)) return;
  ledger.fault(`${name} cannot save in the end, and is told: ${await person.editor.notice.innerText()}`);
}

/** Reloads the page and returns all fields that the person sees. */
async function allFields(person: Person): Promise<Field[]> {
  const { ledger, name, editor } = person;
  // After a reload, the editor no longer announces what the other person has saved.
  await person.reload();
  while (!(await person.ready()));
  const said = await editor.notice.innerText();
  if (!said.startsWith("Everything is saved.")) ledger.fault(`${name} reads “${said}” in the end.`);
  const all: Field[] = [];
  for (const file of FILES) {
    await person.openFile(file);
    all.push(...(await person.fields()));
    for (const shown of await editor.form.locator("fieldset").allTextContents()) {
      const [word = ""] = wordsIn(shown);
      const isRight = !word.startsWith("w") || shown.includes(`${sideOf(word)} × ${sideOf(word)} pixels`);
      if (!isRight) ledger.fault(`The image ${word} is another one for ${name}: ${shown}`);
    }
  }
  return all;
}

void runCommand(OPTIONS, main);
