/**
 * Words of a name that nobody is called by: ranks and forms of address, epithets and particles; and families that stand before the given
 * name. Each group has the language it is of, and the work that lists it. Small letters, without the full stop at the end.
 */

/** Works that the words are from. */
export const NAME_SOURCES = {
  stanag:
    'NATO STANAG 2116, Codes for Grades of Military Personnel: grades OR-1 to OF-9 of the nations’ forces',
  ukraine: 'Law of Ukraine on Military Duty and Military Service, article 5: military ranks',
  russia: 'Federal Law of Russia on Military Duty and Military Service, article 46: military ranks',
  india: 'Indian Army, ranks of other ranks and junior commissioned officers',
  ifla: 'IFLA, Names of Persons: National Usages for Entry in Catalogues',
  rda: 'RDA, appendix F: Additional Instructions on Names of Persons',
  w3c: 'W3C, Personal Names around the World',
  cldr: 'Unicode CLDR, Person Name Formatting: titles, generations, credentials',
  oxford: 'Oxford English Dictionary: titles and forms of address',
  duden: 'Duden, Deutsches Universalwörterbuch',
  larousse: 'Dictionnaire de français Larousse',
  rae: 'Diccionario de la lengua española, RAE',
  priberam: 'Dicionário Priberam da Língua Portuguesa',
  treccani: 'Vocabolario Treccani',
  pwn: 'Słownik języka polskiego PWN',
  wehr: 'Wehr, A Dictionary of Modern Written Arabic',
  mcgregor: 'McGregor, The Oxford Hindi-English Dictionary',
  leslau: 'Leslau, Concise Amharic Dictionary',
  crowther: 'Dictionary of the Yoruba Language, University Press Ibadan',
  upd: 'UP Diksiyonaryong Filipino',
  kbbi: 'Kamus Besar Bahasa Indonesia',
  triantafyllidis: 'Triantafyllidis Foundation, Dictionary of Standard Modern Greek',
  dex: 'Dicționarul explicativ al limbii române, DEX',
  'china-police':
    'Ministry of Public Security of China, yearly report on names: the most common families and given names',
  'korea-census': 'Statistics Korea, census of 2015: families',
  'korea-register': 'Supreme Court of Korea, register of family relations: the most common given names',
  hoa: 'Lê Trung Hoa, Họ và tên người Việt Nam: the most common families',
  'japan-families': 'Meiji Yasuda Life, survey of families in Japan, 2018: the most common',
  'hungary-register': 'Ministry of the Interior of Hungary, register of persons: the most common families',
} as const satisfies Readonly<Record<string, string>>;
export type NameSource = keyof typeof NAME_SOURCES;

export interface NameWords {
  /** Language or people, and what the words are where that isn’t plain. */
  readonly of: string;
  readonly source: NameSource;
  readonly words: readonly string[];
}

const group = (of: string, source: NameSource, text: string): NameWords => ({
  of,
  source,
  words: text.split(' '),
});

/** Ranks, offices and forms of address before a name: `Corporal Ann Vale` is called Ann. */
const TITLE_WORDS: readonly NameWords[] = [
  group(
    'English ranks, and their abbreviations in British and American forces',
    'stanag',
    'private pvt pte pfc trooper gunner sapper rifleman marine seaman airman specialist spc corporal cpl lcpl bombardier sergeant sgt ssgt sfc msgt warrant wo cadet ensign midshipman lieutenant lt 1lt 2lt captain capt major maj commander cmdr cdr colonel col brigadier brig general gen admiral adm commodore marshal leader',
  ),
  group(
    'English offices and callings',
    'oxford',
    'officer constable pc detective inspector superintendent sheriff deputy ranger agent warden medic paramedic firefighter nurse coach chef doctor dr doc professor prof judge chief',
  ),
  group(
    'English forms of address',
    'oxford',
    'reverend rev father fr brother sister mother pastor rabbi imam bishop deacon mr mister mrs ms miss mx sir dame lord lady madam aunt auntie uncle granny grandpa mama hon honourable honorable',
  ),
  group(
    'German ranks',
    'stanag',
    'soldat gefreiter obergefreiter hauptgefreiter stabsgefreiter oberstabsgefreiter unteroffizier stabsunteroffizier feldwebel oberfeldwebel hauptfeldwebel stabsfeldwebel oberstabsfeldwebel fähnrich oberfähnrich leutnant oberleutnant hauptmann oberstleutnant oberst brigadegeneral generalmajor generalleutnant maat obermaat bootsmann',
  ),
  group(
    'German ranks, abbreviated',
    'stanag',
    'gefr ogefr hgefr sgefr uffz stuffz fw ofw hfw sfw olt hptm oberstlt',
  ),
  group(
    'Dutch ranks',
    'stanag',
    'soldaat korporaal wachtmeester vaandrig luitenant kapitein majoor kolonel generaal',
  ),
  group(
    'Danish, Norwegian and Swedish ranks',
    'stanag',
    'menig korporal sersjant oversersjant oversergent furir fanjunkare fenrik fänrik løytnant løjtnant löjtnant kaptein kaptajn kapten oberstløytnant oberstløjtnant överste överstelöjtnant',
  ),
  group(
    'Czech ranks',
    'stanag',
    'vojín svobodník desátník četař rotný rotmistr praporčík poručík nadporučík kapitán podplukovník plukovník',
  ),
  group(
    'Turkish ranks',
    'stanag',
    'onbaşı çavuş astsubay asteğmen teğmen üsteğmen yüzbaşı binbaşı yarbay albay',
  ),
  group('German', 'duden', 'herr frau fräulein schwester bruder pater onkel tante a.d d.r'),
  group(
    'French ranks',
    'stanag',
    'soldat caporal sergent adjudant aspirant lieutenant capitaine commandant général brigadier',
  ),
  group(
    'French',
    'larousse',
    'monsieur madame mademoiselle mme mlle docteur père mère frère sœur soeur maître oncle gendarme',
  ),
  group(
    'Spanish ranks',
    'stanag',
    'soldado cabo primero sargento brigada subteniente alférez teniente capitán comandante coronel general',
  ),
  group(
    'Spanish',
    'rae',
    'señor señora señorita sr sra srta don doña doctora padre madre hermano hermana tío tía',
  ),
  group('Portuguese ranks', 'stanag', 'furriel sargento-mor alferes tenente capitão major coronel'),
  group('Portuguese', 'priberam', 'senhor senhora seu dona doutor doutora irmão irmã'),
  group(
    'Italian ranks',
    'stanag',
    'soldato caporale caporalmaggiore sergente maresciallo capo maggiore sottotenente tenente capitano colonnello generale brigadiere appuntato',
  ),
  group('Italian', 'treccani', 'signor signora signorina dottore dottoressa suor fra zio zia carabiniere'),
  group(
    'Polish ranks',
    'stanag',
    'szeregowy szer kapral kpr plutonowy sierżant sierż chorąży podporucznik ppor porucznik por kapitan kpt major mjr podpułkownik pułkownik płk generał',
  ),
  group('Polish', 'pwn', 'pan pani doktor ksiądz siostra'),
  group(
    'Ukrainian ranks and forms of address, in both alphabets',
    'ukraine',
    'soldat serzhant leitenant kapitan maior polkovnyk riadovyi солдат рядовий сержант лейтенант капітан майор полковник пан пані',
  ),
  group('Russian ranks', 'russia', 'рядовой капитан ефрейтор прапорщик'),
  group(
    'Greek ranks, in both alphabets',
    'stanag',
    'στρατιώτης δεκανέας λοχίας επιλοχίας αρχιλοχίας ανθυπασπιστής ανθυπολοχαγός υπολοχαγός λοχαγός ταγματάρχης αντισυνταγματάρχης συνταγματάρχης ταξίαρχος υποστράτηγος αντιστράτηγος στρατηγός stratiotis dekaneas lochias epilochias archilochias anthypaspistis anthypolochagos ypolochagos lochagos tagmatarchis antisyntagmatarchis syntagmatarchis taxiarchos ypostratigos antistratigos stratigos',
  ),
  group(
    'Greek, in both alphabets',
    'triantafyllidis',
    'κύριος κυρία κος κα δεσποινίδα πάτερ αδελφή θείος θεία γιατρός kyrios kyria giatros',
  ),
  group(
    'Romanian ranks',
    'stanag',
    'soldat fruntaș fruntaş caporal sergent maistru plutonier adjutant sublocotenent locotenent căpitan maior colonel general',
  ),
  group(
    'Romanian',
    'dex',
    'domnul doamna domnișoara domnişoara dl dna dra părintele sora fratele maica nea nenea tanti doctorul doctorița doctoriţa',
  ),
  group('Arabic', 'wehr', 'sheikh shaykh sayyid sayyida hajji hajj hajja ustadh ustadha ustaz'),
  group('Indonesian and Malay', 'kbbi', 'ustaz ustazah haji hajah bapak ibu'),
  group('Hindi', 'mcgregor', 'shri sri smt shrimati pandit baba'),
  group('Indian ranks', 'india', 'sepoy naik havildar subedar jemadar risaldar'),
  group('Amharic', 'leslau', 'ato weizero woizero weizerit'),
  group('Yoruba', 'crowther', 'alhaji alhaja oba'),
  group('Filipino', 'upd', 'ginoong kuya ate'),
];

/** Words of ranks that are ranks before another word of one alone: a Lance may be anybody. */
const OF_RANK_WORDS: readonly NameWords[] = [
  group(
    'English',
    'stanag',
    'lance staff master gunnery flight petty first second 1st 2nd class sub under vice rear squadron wing',
  ),
  group('English', 'oxford', 'police park right rt the'),
  group('Polish', 'stanag', 'starszy młodszy'),
  group('Ukrainian', 'ukraine', 'старший молодший головний starshyi molodshyi'),
];

/** Words that belong to what somebody is called: `Big Tom Reed` keeps his whole name. */
const EPITHET_WORDS: readonly NameWords[] = [
  group(
    'English',
    'oxford',
    'the big little old young mad crazy fat long tall one-eyed black red white ma pa st saint',
  ),
  group('Arabic, before a son’s or a daughter’s name, or as the first half of a name', 'rda', 'abu umm abd'),
  group('Spanish, French and Italian articles', 'ifla', 'el la le los las il'),
];

/** Particles with which a family name begins. */
const PARTICLE_WORDS: readonly NameWords[] = [
  group('Dutch', 'ifla', 'van den der de ter ten op vande vander'),
  group('German', 'ifla', 'von zu zum zur'),
  group('Romance languages', 'ifla', 'del della di da do dos das du des d’'),
  group('Scandinavian languages', 'ifla', 'af av'),
  group('Arabic and Hebrew', 'rda', 'al bin binti bint ibn ben'),
  group('Irish, Scottish and Welsh', 'w3c', 'mac mc ó o’ ní ap ab fitz'),
];

/** Words after a name: `Tom Reed Jr` is called Tom. */
const SUFFIX_WORDS: readonly NameWords[] = [
  group('generations and degrees', 'cldr', 'jr jnr junior sr snr senior ii iii iv esq md phd'),
];

/** Families that stand before the given name, by which others call somebody; those of our own table of names are besides. */
const FAMILY_WORDS: readonly NameWords[] = [
  group('Chinese', 'china-police', 'wang zhang liu chen yang huang zhao zhou xu zhu guo gao luo zheng liang'),
  group('Korean', 'korea-census', 'park choi jeong jung kang cho yoon jang lim seo shin kwon hwang ahn ryu'),
  group(
    'Japanese',
    'japan-families',
    'sato suzuki takahashi tanaka ito watanabe yamamoto nakamura kobayashi kato',
  ),
  group(
    'Hungarian',
    'hungary-register',
    'nagy kovács tóth szabó horváth varga kiss molnár németh farkas papp',
  ),
];

/** Families that are given names elsewhere: they stand first before a given name in syllables of their own language alone. */
const PERHAPS_FAMILY_WORDS: readonly NameWords[] = [
  group('Chinese', 'china-police', 'li lin wu sun hu lu song tang'),
  group('Korean', 'korea-census', 'kim lee han hong'),
];

/** Syllables of which given names of a language consist: one, or two. */
const SYLLABLE_WORDS: readonly NameWords[] = [
  group(
    'Chinese',
    'china-police',
    'wei fang na xiu ying min jing li qiang lei jun yang yong yan jie juan tao ming chao xia ping gang gui hua hui jian guo bo bin bing cheng chun dan dong fei feng guang hai hao hong huan jia jin kai kang ke lan lian liang lin ling long lu mei meng ning peng qi qin qing rong rui shan shu si song tang ting wen xi xiang xiao xin xing xue ya yi yu yuan yue yun ze zhen zhi zhong zi',
  ),
  group(
    'Korean',
    'korea-register',
    'min jun joon seo ji ho hyun hyeon hun hoon woo yun yoon do ye si ha ju joo won su soo hee mi jin sung seong seung young yeong yong kyung gyeong eun hye yu yoo na ra bo sang dong tae jae chul cheol sik seok suk sook gyu kyu hwan sun soon ja ok ae hwa rim eul byung chan chae wook uk ki bin yeon jung jeong geun keun hak il jong kwang gwang myung myeong nam sol seul ah un chang',
  ),
];

/** Families of peoples of whose given names the last is the one that others use. */
const LAST_CALLED_WORDS: readonly NameWords[] = [
  group(
    'Vietnamese',
    'hoa',
    'nguyễn nguyen trần tran lê phạm pham huỳnh phan vũ võ đặng bùi đỗ hồ ngô dương lý',
  ),
];

/** All groups, by what their words are. */
export const NAME_WORDS = {
  titles: TITLE_WORDS,
  ofRanks: OF_RANK_WORDS,
  epithets: EPITHET_WORDS,
  particles: PARTICLE_WORDS,
  suffixes: SUFFIX_WORDS,
  families: FAMILY_WORDS,
  perhapsFamilies: PERHAPS_FAMILY_WORDS,
  syllables: SYLLABLE_WORDS,
  lastCalled: LAST_CALLED_WORDS,
} as const satisfies Readonly<Record<string, readonly NameWords[]>>;

const setOf = (what: keyof typeof NAME_WORDS): ReadonlySet<string> =>
  new Set(NAME_WORDS[what].flatMap(({ words }) => words));

export const TITLES = setOf('titles');
export const OF_RANKS = setOf('ofRanks');
export const EPITHETS = setOf('epithets');
export const PARTICLES = setOf('particles');
export const SUFFIXES = setOf('suffixes');
export const FAMILIES = setOf('families');
/** Syllables of their language, by families that may be given names of another. */
export const PERHAPS_FAMILIES: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  PERHAPS_FAMILY_WORDS.flatMap(({ of, words }) => {
    const syllables = new Set(SYLLABLE_WORDS.filter((one) => one.of === of).flatMap((one) => one.words));
    return words.map((family) => [family, syllables] as const);
  }),
);
export const SYLLABLES = setOf('syllables');
export const FAMILIES_LAST_CALLED = setOf('lastCalled');
