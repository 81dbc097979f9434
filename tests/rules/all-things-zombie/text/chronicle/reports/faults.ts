/** Faults of a report, false or ill said, held against the log itself. */
import type { FigureRecord } from '../../../../../../src/rules/all-things-zombie/state/encounter.ts';
import { eventsOf, idsIn, masked, type Told } from './told.ts';

type Sentence = { readonly text: string; readonly mask: string; readonly ids: readonly string[] };

export function faultsIn(told: Told): readonly string[] {
  const sentences = told.sentences.map((text): Sentence => {
    const mask = masked(text, told);
    return { text, mask, ids: idsIn(mask) };
  });
  const faults = [
    ...badlyPut(told, sentences),
    ...hurtsWrong(told, sentences),
    ...fightingWrong(told, sentences),
    ...sidesWrong(told, sentences),
    ...aimWrong(told, sentences),
    ...missing(told, sentences),
    ...countsWrong(told, sentences),
    ...namesWrong(told),
  ];
  return faults.map((fault) => `${told.seed} ${told.plan.number}: ${fault}`);
}

/** Phrases that WORDS.md and the findings name. */
const NEVER =
  /crossed their|shots? fell|It was no success|It cost the li|None of one|is with the party again|had to be carried, bitten|learned something|taught all|gained Drunkard|somebody or something|worth (?:one|two) point|in the evening\b.*there|Everybody was|undefined|null|NaN|NOBODY|\[object|[\uE000-\uE003]| {2}|\.\.|, ,| ,|\bone zombies|\b(?:two|three|four|five|six|seven|eight|nine|\d\d) zombie\b|(?<!\p{L})a (?!one)[aeio]|were one\b|, (?:They|There|Nobody|The party)\b/u;

function badlyPut({ sentences }: Told, all: readonly Sentence[]): string[] {
  const twice = sentences.filter((text, at) => sentences.indexOf(text) !== at);
  const alike = all.filter(({ mask }, at) => all.findIndex((one) => one.mask === mask) !== at);
  return [
    ...new Set([...twice, ...alike.map(({ text }) => text)].map((text) => `said twice: ${text}`)),
    ...sentences.filter((text) => NEVER.test(text)).map((text) => `badly put: ${text}`),
    ...sentences.filter((text) => !/^\p{Lu}.*\.$/su.test(text)).map((text) => `no sentence: ${text}`),
  ];
}

const out = ({ outOfTheFight, killed, captured, cheatedDeath }: FigureRecord) =>
  outOfTheFight && !killed && !captured && !cheatedDeath;

/** Words about somebody hurt, and the records of which they are true. */
const HURTS: readonly [says: RegExp, isTrue: (record: FigureRecord) => boolean][] = [
  [
    /did not get up again|left lying|not carried out|stayed down|left on the ground|lay there/,
    (one) => out(one) && !one.rejoined && !one.broughtOff,
  ],
  [
    /(?<!not )got up again|rejoined the fight|back up in time|back in the fight|recovered in time|soon up again/,
    (one) => out(one) && one.rejoined,
  ],
  [
    /(?<!not )carried out|brought off|pulled out|dragged out|carried to safety|helped off|helped away|got away with the help/,
    (one) => out(one) && !one.rejoined && one.broughtOff,
  ],
  [
    /bitten|mauled|zombies? got hold|under (?:a zombie|zombies)|down by (?:a zombie|zombies)|zombies? had|zombies? brought down|zombies? pulled|zombies? mauled/,
    (one) => one.mauled,
  ],
  [/cheated death/, (one) => one.cheatedDeath === true],
  [/\bran\b(?! into| out\b)|ran away|broke and ran|who ran/, (one) => one.ranAway],
  [
    /taken prisoner|fell into enemy hands|enemy captured|took «[^»]+» prisoner|ended up in captivity/i,
    (one) => one.captured,
  ],
];

function hurtsWrong({ records, paragraphs }: Told, sentences: readonly Sentence[]): string[] {
  const battle = paragraphs.slice(1, -1).join(' ');
  const faults = sentences
    .filter(({ text }) => battle.includes(text))
    .flatMap(({ text, mask, ids }) =>
      HURTS.flatMap(([says, isTrue]) => {
        const at = mask.search(says);
        if (at === -1) return [];
        // A figure named before the words is the one hurt; one behind them carried them, or did it to them.
        const before = idsIn(mask.slice(0, at));
        const whom = before.length > 0 ? before : ids;
        const wrong = records.filter((one) => whom.includes(one.figure) && !isTrue(one));
        return wrong.length === 0 ? [] : [`false of somebody: ${text}`];
      }),
    );
  const unhurt = sentences.find(({ text }) =>
    /Nobody was hurt|No one was hurt|any harm|unhurt|scratch|no harm/.test(text),
  );
  const hurt = records.some(
    (one) => one.killed || one.captured || one.outOfTheFight || one.mauled || one.ranAway || one.cheatedDeath,
  );
  return unhurt !== undefined && hurt ? [...faults, `somebody was hurt: ${unhurt.text}`] : faults;
}

/** Claims that nobody fought, or that nothing was killed, where somebody did or was. */
function fightingWrong(told: Told, sentences: readonly Sentence[]): string[] {
  const { records, events } = told;
  const [reported] = eventsOf(told, 'battle-reported');
  const shots =
    eventsOf(told, 'shots-fired').some(({ of, shots: many }) => of === undefined && many > 0) ||
    (reported?.shots ?? 0) > 0;
  const shot = eventsOf(told, 'fighter-changed').some(({ fired }) => fired > 0);
  const fought =
    shots ||
    shot ||
    events.some(({ type }) => type === 'hero-made') ||
    eventsOf(told, 'group-dealt-with').some(({ standing }) => standing === 'fought') ||
    records.some((one) => one.fought || one.killed || one.outOfTheFight || one.mauled);
  const died = reported?.met?.some(({ fate }) => fate === 'killed') === true;
  const quiet =
    /came to fighting|had to fight\.|no fighting|Not a blow|no need to fight|No fight came|had to fight\b(?!,)/;
  const nothing = /killed nothing|nothing was killed|without killing|no kill to show/;
  const went = events.some(({ type }) => type === 'battle-reported');
  return [
    ...sentences
      .filter(({ text }) => went && fought && quiet.test(text))
      .map(({ text }) => `there was fighting: ${text}`),
    ...sentences
      .filter(({ text }) => died && nothing.test(text))
      .map(({ text }) => `somebody was killed: ${text}`),
    ...sentences
      .filter(({ text }) => /(?:went|go) into (?:a|another) vehicle/.test(text))
      .map(({ text }) => `a vehicle is opened: ${text}`),
  ];
}

function sidesWrong(told: Told, sentences: readonly Sentence[]): string[] {
  const mustered = eventsOf(told, 'side-mustered').map(({ side }) => side.group);
  const isOfSide = (id: string) => mustered.some((group) => id.startsWith(`${group}/`));
  const met = /\b(?:met|ran into|came upon|came across)\b|Other people/;
  const asStrangers = sentences.filter(({ mask, ids }) => met.test(mask) && ids.some(isOfSide));
  const cameOn = /came in from|edge .* saw|Coming in from|approached from|entered from|came on from/;
  const entering = told.plan.role === 'raider' ? [] : sentences.filter(({ text }) => cameOn.test(text));
  return [
    ...asStrangers.map(({ text }) => `a side told as strangers: ${text}`),
    ...entering.map(({ text }) => `they came on from no edge: ${text}`),
  ];
}

/** Each role’s own success and failure. */
const AIMS: Readonly<Record<Told['plan']['role'], readonly [reached: RegExp, missed: RegExp]>> = {
  raider: [
    /raid succeeded|raid was a success|had served|They had what|had done what|They got what/,
    /raid failed|came to nothing|Nothing came of the raid|a failure|did not get|had not done/,
  ],
  defender: [
    /place was held|defence held|held their ground|raiders failed|raiders did not|was beaten off/,
    /could not be held|had their way|defence failed|could not stop|raiders got|not be beaten off/,
  ],
  captive: [
    /(?:escape|breakout) (?:succeeded|was a success|came off|worked)/,
    /(?:escape|breakout) (?:failed|came to nothing|did not work)|Nothing came of the escape/,
  ],
  captor: [
    /prisoners were kept|kept their|was stopped|did their work|did not get away/,
    /prisoners got away|not hold|lost their|guards failed|prisoners escaped|could not be stopped/,
  ],
  runner: [
    /had shaken off|They got away|were shaken off|hunters lost them|hunt for them failed|They escaped/,
    /did not get away|not shake off|not be shaken off|did not lose|failed to shake off|never shook off|failed to lose/,
  ],
  chaser: [
    /(?:hunt|chase) (?:succeeded|was a success|had served)|They got what/,
    /(?:hunt|chase) (?:failed|came to nothing)|Nothing came of the hunt|did not get what/,
  ],
};

function aimWrong(told: Told, sentences: readonly Sentence[]): string[] {
  const [ended] = eventsOf(told, 'encounter-ended');
  if (ended === undefined) return [];
  const [reached, missed] = AIMS[told.plan.role];
  const last = told.paragraphs.at(-1) ?? '';
  const ending = sentences.filter(({ text }) => last.includes(text));
  const right = ended.summary.successful ? reached : missed;
  const wrong = ended.summary.successful ? missed : reached;
  const opposite = ending.filter(({ text }) => wrong.test(text));
  return [
    ...(ending.some(({ text }) => right.test(text)) ? [] : [`nothing is said of the aim: ${last}`]),
    ...opposite.map(({ text }) => `the opposite is true: ${text}`),
  ];
}

const DEATH = /kill|death|died|live through|survive|alive|end\b|fell to|dead|prey/;

/** Facts that a player would tell, and the report doesn’t. */
function missing(told: Told, sentences: readonly Sentence[]): string[] {
  const named = new Set(sentences.flatMap(({ ids }) => ids));
  const says = (id: string, what: RegExp) =>
    sentences.some(({ mask, ids }) => ids.includes(id) && what.test(mask));
  const died = told.records.filter(({ killed, cheatedDeath }) => killed && cheatedDeath !== true);
  const killers = died.filter(
    ({ figure, byName }) =>
      byName !== undefined &&
      !sentences.some(
        ({ mask, text, ids }) => ids.includes(figure) && DEATH.test(mask) && mentions(text, byName),
      ),
  );
  const turned = eventsOf(told, 'status-changed').filter(({ to }) => to === 'turned');
  const sides = eventsOf(told, 'side-mustered').flatMap(({ side }) =>
    [...told.names.keys()].filter((id) => id.startsWith(`${side.group}/`)),
  );
  const shot = eventsOf(told, 'fighter-changed').find(({ fired }) => fired > 0)?.to.who;
  const fired = /first (?:shot|to fire|to shoot)|fired (?:first|the first)/;
  return [
    ...told.plan.party
      .filter((id) => !named.has(id))
      .map((id) => `went, and isn’t named: ${told.names.get(id)}`),
    ...died
      .filter(({ figure }) => !says(figure, DEATH))
      .map(({ figure }) => `whose death isn’t told: ${told.names.get(figure)}`),
    ...killers.map(({ byName }) => `whose hand it was isn’t told: ${byName}`),
    ...turned
      .filter(({ figure }) => !says(figure, /turned/))
      .map(({ figure }) => `turned, and isn’t told: ${told.names.get(figure)}`),
    ...sides.filter((id) => !named.has(id)).map((id) => `an enemy who isn’t named: ${told.names.get(id)}`),
    ...(shot === undefined || !told.names.has(shot) || says(shot, fired)
      ? []
      : [`who fired first isn’t told: ${told.names.get(shot)}`]),
  ];
}

const mentions = (text: string, name: string): boolean => name.split(' ').some((word) => text.includes(word));

const NUMBERS = [
  'no',
  'one',
  'two',
  'three',
  'four',
  'five',
  'six',
  'seven',
  'eight',
  'nine',
  'ten',
  'eleven',
  'twelve',
];
function numberOf(word: string): number {
  const at = NUMBERS.indexOf(word.toLowerCase());
  return at === -1 ? Number(word) : at;
}

function countsWrong(told: Told, sentences: readonly Sentence[]): string[] {
  const said = (what: RegExp) =>
    sentences.flatMap(({ text }) => {
      const found = what.exec(text);
      return found === null ? [] : [{ text, number: numberOf(found[1] ?? '') }];
    });
  const [reported] = eventsOf(told, 'battle-reported');
  const heard = eventsOf(told, 'shots-fired').filter(({ of }) => of === undefined);
  const shots = heard.reduce((sum, one) => sum + one.shots, reported?.shots ?? 0);
  const [ended] = eventsOf(told, 'encounter-ended');
  const turns = eventsOf(told, 'turn-begun').at(-1)?.turn.number ?? 0;
  const wrong = [
    ...said(/(\S+) shots?\b(?! was fired)/).filter(
      ({ text, number }) => !/first shot|drew \p{Lu}/u.test(text) && number !== shots,
    ),
    ...said(/(?:after|lasted|took|After) (\S+) turns?\b/).filter(({ number }) => number !== turns),
  ].map(({ text }) => `not as many: ${text}`);
  if (ended === undefined) return wrong;
  const { party, lost } = ended.summary;
  const home = sentences.findLast(
    ({ text }) =>
      /(?:came|made it) (?:home|back)|Nobody was lost|who went came back/.test(text) &&
      !/the party/.test(text),
  );
  const all = home !== undefined && /^(?:Everyone|All|Nobody was lost)/.test(home.text);
  const none =
    home !== undefined &&
    /^(?:Nobody (?:ever )?(?:came|made)|None|Not one|No one)|nobody came back/.test(home.text);
  const some =
    home === undefined || all || none
      ? undefined
      : [...home.text.matchAll(/\b([a-z]+|\d+)\b/gi)]
          .map(([word]) => numberOf(word))
          .filter((one) => one >= 0);
  const right = all
    ? lost === 0
    : none
      ? lost === party
      : some?.includes(party - lost) === true && some.includes(party);
  return right ? wrong : [...wrong, `who came home, ${lost} lost of ${party}: ${home?.text}`];
}

/** Whole at the first mention, and short from then on. */
function namesWrong(told: Told): string[] {
  const text = told.paragraphs.join(' ');
  return [...told.names.values()].flatMap((name) => {
    const first = text.indexOf(name);
    if (first === -1 || !name.includes(' ')) return [];
    const shared = [...told.names.values(), ...told.metAgain].some(
      (other) => other !== name && other.split(' ').some((word) => name.split(' ').includes(word)),
    );
    return !shared && text.indexOf(name, first + 1) !== -1 ? [`called by the whole name twice: ${name}`] : [];
  });
}
