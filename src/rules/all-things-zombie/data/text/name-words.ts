/**
 * Words of a name that nobody is called by: ranks and forms of address, epithets and particles. Ranks are those of the grades OR-1 to OF-9
 * of NATO's STANAG 2116, in the languages of our table of names; forms of address and particles are those that the W3C's "Personal names
 * around the world" and the dictionaries of these languages have. Small letters, without a full stop.
 */

const words = (text: string): readonly string[] => text.split(' ');

/** Ranks, offices and forms of address before a name: `Corporal Ann Vale` is called Ann. */
export const TITLES: ReadonlySet<string> = new Set([
  // English; abbreviations as British and American forces write them.
  ...words('private pvt pte pfc trooper gunner sapper rifleman marine seaman airman specialist spc'),
  ...words('corporal cpl lcpl bombardier sergeant sgt ssgt sfc msgt warrant wo cadet ensign midshipman'),
  ...words('lieutenant lt 1lt 2lt captain capt major maj commander cmdr colonel col lieutenant-colonel'),
  ...words('brigadier general gen admiral adm commodore marshal officer constable pc detective inspector'),
  ...words('sheriff deputy ranger agent warden medic nurse doctor dr doc professor prof judge'),
  ...words('reverend rev father fr brother sister mother pastor rabbi imam bishop saint st deacon'),
  ...words('mr mister mrs ms miss mx sir dame lord lady madam aunt auntie uncle granny grandpa'),
  // German
  ...words('herr frau fräulein gefreiter obergefreiter unteroffizier feldwebel leutnant oberleutnant'),
  ...words('hauptmann oberst soldat schwester bruder pater onkel tante'),
  // French
  ...words('monsieur madame mademoiselle mme mlle soldat caporal sergent adjudant capitaine commandant'),
  ...words('docteur père mère frère sœur soeur maître oncle'),
  // Spanish and Portuguese
  ...words('señor señora señorita don doña soldado cabo sargento teniente capitán coronel comandante'),
  ...words('doctora padre madre hermano hermana tío tía senhor senhora seu dona tenente capitão doutor'),
  ...words('doutora irmão irmã'),
  // Italian
  ...words('signor signora signorina soldato caporale sergente maresciallo capitano colonnello dottore'),
  ...words('dottoressa suor fra zio zia'),
  // Polish and Ukrainian, in both alphabets
  ...words('pan pani szeregowy kapral sierżant porucznik kapitan major pułkownik doktor ksiądz siostra'),
  ...words('soldat serzhant leitenant kapitan maior polkovnyk рядовой сержант лейтенант капитан майор'),
  ...words('полковник солдат пан пані'),
  // Welsh and Irish, Arabic, Hindi, Japanese and Filipino
  ...words('sheikh shaykh sayyid hajji hajj ustadh shri sri smt shrimati pandit baba ginoong kuya ate'),
]);

/** Words of ranks that are ranks with the next word alone: a Lance may be anybody. */
export const OF_RANKS: ReadonlySet<string> = new Set(
  words('lance staff master gunnery flight petty chief first second 1st 2nd class sub under vice rear'),
);

/** Words that belong to what somebody is called: `Big Tom Reed` keeps his whole name. */
export const EPITHETS: ReadonlySet<string> = new Set([
  ...words('the big little old young mad crazy fat long tall one-eyed black red white ma pa'),
  ...words('abu umm el la le los las il'),
]);

/** Particles with which a family name begins. */
export const PARTICLES: ReadonlySet<string> = new Set([
  ...words('van von der den de del della di da do dos das du des d’ ter ten op vande vander zu zum zur'),
  ...words('af av al bin binti bint ibn ben mac mc ó o’ ní ap ab fitz'),
]);

/** Words after a name: `Tom Reed Jr` is called Tom. */
export const SUFFIXES: ReadonlySet<string> = new Set(
  words('jr jnr junior sr snr senior ii iii iv esq md phd'),
);
