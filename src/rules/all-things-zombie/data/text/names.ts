/** A people whose given and family names go together. Every pair is a possible Grunt. */
export interface People {
  readonly culture: string;
  readonly given: readonly string[];
  /** Those of the given names that are usually a woman’s; the others are a man’s. */
  readonly women: readonly string[];
  /** Only names that are the same for women and men. */
  readonly family: readonly string[];
  /** The full name as English text writes it. */
  readonly order: (given: string, family: string) => string;
  /** Part of the name by which others call somebody: the given name, or of several words in it the last. */
  readonly called: 'given' | 'last';
}

const givenFirst = (given: string, family: string) => `${given} ${family}`;
const familyFirst = (given: string, family: string) => `${family} ${given}`;

const list = (names: string): readonly string[] => names.split(', ');

function people(
  culture: string,
  given: string,
  women: string,
  family: string,
  order = givenFirst,
  called: People['called'] = 'given',
): People {
  return { culture, given: list(given), women: list(women), family: list(family), order, called };
}

/**
 * Names for Grunts, a table of our own. Add none that makes up, with any name of the other column, somebody widely
 * known; and none twice.
 */
export const NAMES: readonly People[] = [
  people(
    'American',
    'Clayton, Dale, Darlene, Earl, Loretta, Marlene, Peggy, Randall, Roxanne, Tammy, Vernon, Wade',
    'Darlene, Loretta, Marlene, Peggy, Roxanne, Tammy',
    'Buckner, Crenshaw, Hargrove, Hutchins, Ledbetter, Pruitt, Puckett, Slocum, Stubblefield, Womack, Yancey, Yoakum',
  ),
  people(
    'Arabic',
    'Amal, Bassam, Fadi, Ghassan, Huda, Jamil, Khalil, Layla, Munir, Nawal, Rania, Samira, Wafa, Walid',
    'Amal, Huda, Layla, Nawal, Rania, Samira, Wafa',
    'Abboud, Bitar, Daher, Farhat, Hamdan, Jabbour, Najjar, Rizk, Sayegh, Shahin, Tannous, Zaidan',
  ),
  people(
    'Brazilian',
    'Adilson, Aparecida, Benedito, Edvaldo, Genival, Iracema, Janaína, Josué, Jussara, Luzia, Raimundo, Rosângela, Tainá, Valdir',
    'Aparecida, Iracema, Janaína, Jussara, Luzia, Rosângela, Tainá',
    'Bittencourt, Brandão, Bulhões, Cavalcanti, Figueiredo, Furtado, Paixão, Peixoto, Queiroz, Siqueira, Tavares, Vasconcelos',
  ),
  people(
    'Chinese',
    'Aiping, Baoshan, Chunhua, Dehai, Guizhen, Huaiyu, Lanying, Meilan, Qingshan, Shulan, Wanli, Yongfu, Yufen',
    'Aiping, Chunhua, Guizhen, Lanying, Meilan, Shulan, Yufen',
    'Cui, Fang, Jiang, Kong, Lu, Meng, Pan, Qian, Shao, Tang, Xue, Zou',
    familyFirst,
  ),
  people(
    'English',
    'Alfred, Alice, Beryl, Clive, Derek, Edith, Edmund, Gerald, Hazel, Joan, Leonard, Maud, Nigel, Winifred',
    'Alice, Beryl, Edith, Hazel, Joan, Maud, Winifred',
    'Barrow, Copley, Dunstan, Fairweather, Hebden, Loxley, Marchbank, Oakeshott, Pickersgill, Stanhope, Wetherby, Whitlock',
  ),
  people(
    'Ethiopian',
    'Abebe, Almaz, Birtukan, Dawit, Getachew, Hiwot, Mekdes, Mulugeta, Selamawit, Solomon, Tadesse, Tigist, Worknesh, Yonas',
    'Almaz, Birtukan, Hiwot, Mekdes, Selamawit, Tigist, Worknesh',
    'Abera, Asrat, Ayele, Belete, Demissie, Gizaw, Gobena, Hailu, Negash, Sahle, Tilahun, Yimer',
  ),
  people(
    'Filipino',
    'Amado, Danilo, Divina, Erlinda, Honorio, Jocelyn, Ligaya, Maricel, Renato, Rodel, Rosario, Teresita, Wilfredo',
    'Divina, Erlinda, Jocelyn, Ligaya, Maricel, Rosario, Teresita',
    'Batungbakal, Catacutan, Dimaculangan, Dumalagan, Gatdula, Lacsamana, Macaraeg, Maglaya, Manalastas, Mangubat, Panganiban, Tumulak',
  ),
  people(
    'French',
    'Armand, Bernadette, Colette, Édouard, Fernand, Gaston, Geneviève, Gérard, Huguette, Lucette, Marcel, Mireille, Régis, Solange',
    'Bernadette, Colette, Geneviève, Huguette, Lucette, Mireille, Solange',
    'Aubertin, Beaulieu, Delacourt, Fontanel, Hébrard, Lacombe, Marchandeau, Pélissier, Rouvière, Tessier, Vasseur, Villedieu',
  ),
  people(
    'German',
    'Brigitte, Dieter, Gerhard, Gudrun, Hannelore, Ingrid, Klaus, Manfred, Ottmar, Reinhard, Sabine, Ursula, Waltraud, Wolfgang',
    'Brigitte, Gudrun, Hannelore, Ingrid, Sabine, Ursula, Waltraud',
    'Achterberg, Bruckmann, Dietzel, Falkenrath, Gerstenberg, Hagedorn, Kaltenbach, Lindhorst, Mühlbauer, Rademacher, Steinhoff, Wiesner',
  ),
  people(
    'Indian',
    'Anjali, Ashok, Dinesh, Girish, Harish, Kavita, Lalita, Mahesh, Meenakshi, Nandini, Naveen, Savitri, Sunita, Vikas',
    'Anjali, Kavita, Lalita, Meenakshi, Nandini, Savitri, Sunita',
    'Agnihotri, Bhargava, Bhatnagar, Chaurasia, Dikshit, Khandelwal, Kothiyal, Nautiyal, Rastogi, Saraswat, Shrimali, Vaidya',
  ),
  people(
    'Irish',
    'Aoife, Bríd, Ciara, Cormac, Declan, Deirdre, Donal, Eoin, Fergal, Malachy, Niamh, Orla, Sorcha, Tadhg',
    'Aoife, Bríd, Ciara, Deirdre, Niamh, Orla, Sorcha',
    'Culhane, Devaney, Feeney, Garvey, Gilhooly, Hanratty, Keaveney, McGarrigle, Mulvihill, Scanlon, Tierney, Twomey',
  ),
  people(
    'Italian',
    'Assunta, Carmela, Carmine, Donatella, Ettore, Fiorella, Gennaro, Giuliana, Luigi, Nunzio, Ornella, Rocco, Teresa, Umberto',
    'Assunta, Carmela, Donatella, Fiorella, Giuliana, Ornella, Teresa',
    'Abbruzzese, Bevilacqua, Buonocore, Cannizzaro, Fumagalli, Ghirardi, Guarracino, Pellegrino, Quaranta, Scognamiglio, Tagliabue, Vitiello',
  ),
  people(
    'Japanese',
    'Fumiko, Harue, Isamu, Kazuko, Kenji, Masaru, Michiko, Noboru, Setsuko, Shigeru, Tomoe, Yasuko',
    'Fumiko, Harue, Kazuko, Michiko, Setsuko, Tomoe, Yasuko',
    'Aizawa, Fukunaga, Hatano, Hirasawa, Iwase, Kajitani, Kitazawa, Kuwahara, Murase, Nishioka, Okubo, Tsukamoto',
  ),
  people(
    'Korean',
    'Bok-hee, Dong-gil, Eun-sook, Gwang-ho, Jeong-nam, Kyung-ok, Mal-soon, Myung-sook, Ok-bun, Sang-gil, Soon-deok, Tae-shik, Young-rae',
    'Bok-hee, Eun-sook, Jeong-nam, Kyung-ok, Mal-soon, Myung-sook, Ok-bun, Soon-deok',
    'Bae, Gu, Heo, Jeon, Kwak, Ma, Min, Noh, Pyo, Seol, Shim, Yeom',
    familyFirst,
  ),
  people(
    'Mexican',
    'Efraín, Graciela, Guadalupe, Ignacio, Itzel, Leticia, Marisol, Octavio, Refugio, Rogelio, Saúl, Tomás, Xóchitl, Yolanda',
    'Graciela, Guadalupe, Itzel, Leticia, Marisol, Xóchitl, Yolanda',
    'Bañuelos, Becerra, Delgadillo, Escamilla, Galindo, Madrigal, Montaño, Olvera, Rentería, Tovar, Villaseñor, Zepeda',
  ),
  people(
    'Polish',
    'Agnieszka, Bogdan, Bożena, Czesław, Danuta, Grażyna, Grzegorz, Halina, Jadwiga, Kazimierz, Mirosław, Wanda, Wiesław, Zbigniew',
    'Agnieszka, Bożena, Danuta, Grażyna, Halina, Jadwiga, Wanda',
    'Banaś, Bielak, Czapla, Gajda, Gołąb, Kubiak, Marzec, Mazurek, Sroka, Szulc, Wójtowicz, Wrona',
  ),
  people(
    'Ukrainian',
    'Anatolii, Bohdan, Halyna, Hryhorii, Iryna, Liudmyla, Mykola, Nadiia, Oksana, Olena, Petro, Svitlana, Taras, Vasyl',
    'Halyna, Iryna, Liudmyla, Nadiia, Oksana, Olena, Svitlana',
    'Danyliuk, Havrylenko, Ilchuk, Kharchuk, Korniichuk, Lavrenchuk, Nazaruk, Sydorenko, Symchuk, Tkachuk, Yaremko, Zinchuk',
  ),
  people(
    'Vietnamese',
    'Bảo Trâm, Diệu Linh, Đức Trung, Hữu Phước, Kim Oanh, Minh Khôi, Mỹ Hạnh, Ngọc Bích, Quốc Bảo, Thanh Sơn, Thu Thủy, Văn Lộc, Xuân Tiến',
    'Bảo Trâm, Diệu Linh, Kim Oanh, Mỹ Hạnh, Ngọc Bích, Thu Thủy',
    'Bùi, Đặng, Đinh, Đỗ, Hoàng, Huỳnh, Lâm, Mai, Phùng, Quách, Tạ, Trịnh',
    familyFirst,
    'last',
  ),
  people(
    'Welsh',
    'Aled, Angharad, Bethan, Carys, Dafydd, Eirlys, Emrys, Gethin, Hywel, Ifor, Mair, Nerys, Rhiannon, Rhodri',
    'Angharad, Bethan, Carys, Eirlys, Mair, Nerys, Rhiannon',
    'Beynon, Cadwallader, Havard, Maddocks, Parfitt, Penry, Probert, Prosser, Prytherch, Rosser, Treharne, Wynne',
  ),
  people(
    'Yoruba',
    'Abiodun, Adebayo, Babatunde, Bolanle, Folake, Funmilayo, Kehinde, Olumide, Rotimi, Segun, Temitope, Titilayo, Yetunde',
    'Bolanle, Folake, Funmilayo, Kehinde, Temitope, Titilayo, Yetunde',
    'Ajibola, Akinwale, Alabi, Durojaiye, Fasanya, Odunsi, Ogunleye, Oladipo, Olorunfemi, Omotosho, Oyelaran, Sowande',
  ),
];
