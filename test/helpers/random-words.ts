import { between, pick, type Random } from "./random";

/** Ordinary words of the trade, of every length up to thirty letters, so that lines break as they would for a real text. */
const WORDS = `
a I
an as at be by do go he if in is it me my no of on or so to up us we
act add age aid all and any are ask bar bid buy can cut day due end fee few fix for get heir her his home how its joint
key law lay let lot low may new not now odd off old one our out own pay per put read ran run say see set she sum tax
the tie too top try two use was way who why win won year yes yet you
able area away back bank bear bill book both call came case cash city cost date deal debt deed does done door down draw
each earn east easy even ever fact fair file find firm five form free from full gave gift give good half hand have heir
held help here hold into item join just keep kept kind know land last late less lien life like line list live loan long
loss lost made mail make mark meet mind more most move much must name near need next note once only open over paid page
part past plan plat read rent rest rise road roof room rule safe sale same seal seek sell send sent show side sign site
size sold some soon step such sure take talk tell term than that them then they this till time town true upon used view
wait want well went were west what when will wife with word work year your
about after again agent apply asked begin below bound brick buyer cabin chain check claim clear clerk close court cover
daily dated draft drawn eight entry every faith field final first fixed found fully funds given grant group happy heirs
house known labor later leave legal level limit local maker money month never north notes offer often order other owned
owner paper parts payer piece place plain point price proof quick quiet ready right rules sales seven share short signs
since south spare speak stamp stand start state still taken taxes terms their there these thing third three title today
total trust under until usual value voice waive whole woman words world would write wrong years
accept access affirm agreed amount answer around assets assume before behind belong beside better borrow branch broken
cannot chance change choose client common corner county create credit decide deeded demand divide dollar during easily
effect either enough entire equity estate except family father filing follow formal former friend future gather handle
honest inside insure itself jointly keeper lawyer leases lender letter likely listed living longer market matter mother
nobody notary notice number office opened owners parcel parent people permit person planned prefer prompt proper public
reason recent record refuse remain remove repair report result review school search seller settle should signed
simple single sister spouse street survey tenant though timely titles toward trustee unless unpaid valley vested weekly
account address advance amended another arrange attempt because benefit between borders brother careful certain chapter
clearly closing collect company consent contact correct council country courage current daughter deadline decided default
defense deliver deposit describe details discuss disputes drafted drawing examine exactly example executor expense explain
finally finding foreign forever fortune freedom general genuine grantee grantor handled hearing history however husband
improve inherit initial inquiry instead intends invoice joining justice landlord largest lawsuit license limited meaning
meeting mention message mistake monthly mortgage nothing obtain occupy ordinary outcome partner passage patient payment
pending perhaps plainly possess prepare present prevent private probate problem process promise protect provide purpose
quickly realtor receive records reduces release replace request require respond restore returned revenue section selling
separate service several sibling signing special statute subject suggest support survivor through together township
transfer treasurer trouble unclear usually utility vacancy version village warranty waiting weekend without witness written
affidavit agreement appraisal assessed attorney authority boundaries boundary carefully certified committee completed
condition conveyance correction covenant creditors customary deadlines delivered described description determine different
discharge district document easement enhanced equitable exemption expensive explained fiduciary finished following foreclosure
forfeiture generation guardian household immediate important inherited insurance interests judgment knowledge landowner
licensed location necessary neighbor obligation otherwise ownership permanent possession practical procedure promptly property
protected purchaser questions quitclaim recorded recorder reference register remainder requires residence restriction
signature situation southeast statement successor surveyor temporary undivided unmarried valuable withdrawn
acknowledge acknowledged acquisition adjustment appointment assessment association beneficiary certificate circumstances
communication compensation conservatorship consideration correspondence determination documentation encroachment encumbrance
governmental homeowners improvements independent indemnification information inheritance instructions investigation
jurisdiction maintenance neighborhood notification particularly partnership presentation professional recommendation
registration relationship representation representative requirements responsibilities restrictions satisfaction
subdivision survivorship transportation understanding unenforceability unfortunately misrepresentation
acknowledgments non-homestead co-ownership half-brother long-standing court-appointed well-documented
Administrator-Representative’s Michigan Oakland Washtenaw Ypsilanti
`
  .trim()
  .split(/\s+/);

/** Up to here, there are words of each length. */
const LONGEST_END = 14;

const SORTED = [...WORDS].sort((a, b) => a.length - b.length);
/** How many words have at most so many characters. */
const UP_TO = Array.from({ length: 32 }, (_, length) => SORTED.filter((word) => word.length <= length).length);

function wordBetween(from: number, to: number, random: Random): string | undefined {
  const [first = 0, end = SORTED.length] = [UP_TO[from - 1], UP_TO[to]];
  return first < end ? SORTED[between(random, first, end - 1)] : undefined;
}

/** Letters only, for parts of addresses and permanent names. */
const PLAIN_WORDS = [...new Set(WORDS)].filter((word) => /^[a-z]{2,}$/.test(word));

/** A word in small letters, of this many letters if given. */
export function plainWord(random: Random, lengths: { from?: number; to?: number } = {}): string {
  const { from = 2, to = 30 } = lengths;
  return (
    pick(
      random,
      PLAIN_WORDS.filter(({ length }) => length >= from && length <= to),
    ) ?? "deed"
  );
}

/** Words, and from 40 characters on sentences, of exactly this many characters. */
export function wordsOfLength(length: number, random: Random): string {
  const words: string[] = [];
  let left = length >= 40 ? length - 1 : length;
  let untilStop = between(random, 6, 16);
  let isStart = true;
  while (left > 0) {
    const last = left <= LONGEST_END ? wordBetween(left, left, random) : undefined;
    if (last && (left < 6 || random() < 0.5)) {
      words.push(isStart ? capital(last) : last);
      break;
    }
    // Behind it there have to be a full stop, a space and another word of two letters.
    const word = wordBetween(2, left - 4, random) ?? "";
    untilStop--;
    const isEnd = length >= 40 && untilStop <= 0 && word.length > 3;
    const written = `${isStart ? capital(word) : word}${isEnd ? "." : ""}`;
    if (isEnd) untilStop = between(random, 6, 16);
    isStart = isEnd;
    words.push(written);
    left -= written.length + 1;
  }
  return words.join(" ") + (length >= 40 ? "." : "");
}

function capital(word: string): string {
  return word.charAt(0).toUpperCase() + word.slice(1);
}

/**
 * What somebody might write on a day: numbers that are none of the firm's, signs, accents, marks of all kinds.
 * The check has to let each pass in every text that is long enough.
 */
export const SENTENCES = [
  "We call back within 30 minutes.",
  "It is a 5-minute walk from the courthouse.",
  "The survey was over 40 years old when we read it.",
  "A possession of more than 15 years can change who owns a strip of land.",
  "In 2024 we drafted deeds in 19 counties & two states.",
  "About 9 in 10 deeds we see have the right name; 1 in 10 does not.",
  "MCL 565.151 (§ 1) gives the short form: “conveys and warrants”.",
  "“Nobody had told us,” the Núñez family said – in 2019!",
  "Fees start at $350; half of it is due when you sign.",
  "Is a 50/50 share possible? Yes: see chapter 3, pages 12–14.",
  "Form L-4260 is due within 45 days (P.A. 415 of 1994).",
  "Nguyễn, O’Brien-Łukasik & Zoë: names are spelled as on the deed…",
  "Lot #12, 80' × 120' (≈ 0.22 acres), was sold for < 5 % of its value.",
  "The county’s bar association was founded in 1922.",
  "The township hall was built in 1888 and is open 24/7.",
  "Call 9–5, write any time; we answer within 1½ days.",
] as const;
