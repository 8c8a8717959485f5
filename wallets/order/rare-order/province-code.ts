import { codeAt, KANJI } from '../mailing-address';

/** Text for comparison: upper case, without accents, letters and digits only. "Edo. Méx." becomes "EDOMEX". */
function normalizeText(text: string): string {
  return text
    .normalize('NFKD')
    .replace(/[^\p{L}\p{N}]/gu, '')
    .toUpperCase();
}

const ROMAJI: readonly string[] =
  'HOKKAIDO AOMORI IWATE MIYAGI AKITA YAMAGATA FUKUSHIMA IBARAKI TOCHIGI GUNMA SAITAMA CHIBA TOKYO KANAGAWA NIIGATA TOYAMA ISHIKAWA FUKUI YAMANASHI NAGANO GIFU SHIZUOKA AICHI MIE SHIGA KYOTO OSAKA HYOGO NARA WAKAYAMA TOTTORI SHIMANE OKAYAMA HIROSHIMA YAMAGUCHI TOKUSHIMA KAGAWA EHIME KOCHI FUKUOKA SAGA NAGASAKI KUMAMOTO OITA MIYAZAKI KAGOSHIMA OKINAWA'
    .split(' ')
    .map(alike);

const ENDING = /(?:[都府県縣]|TO|HU|KEN|PREF(?:ECTURE)?|METROPOLIS|METROPOLITAN)$/;

/** Older and newer spellings → the same text: Ōsaka, Oosaka, Ohsaka; Gunma, Gumma; Fukushima, Hukusima. */
function alike(name: string): string {
  return name
    .replace(/O[HOU]/g, 'O')
    .replace(/M(?=[BMP])/g, 'N')
    .replace(/SHI/g, 'SI')
    .replace(/CHI/g, 'TI')
    .replace(/TSU/g, 'TU')
    .replace(/JI/g, 'ZI')
    .replace(/FU/g, 'HU')
    .replace('BARAGI', 'BARAKI');
}

/**
 * Code of a prefecture (`JP-13`) from a code, a number, or its name in kanji or romaji with or without 県, 府 or 都; null for
 * anything else.
 */
function prefectureCode(text: string): string | null {
  const normalized = normalizeText(text);
  const number = Number(/^(?:JP)?(\d{1,2})$/.exec(normalized)?.[1] ?? 0);
  const name = alike(normalized);
  // The whole name first: 京都 and Kyoto end like a prefecture without being cut.
  for (const candidate of [name, name.replace(ENDING, '')]) {
    const index = number > 0 ? number - 1 : Math.max(KANJI.indexOf(candidate), ROMAJI.indexOf(candidate));
    if (index in KANJI) return codeAt(index);
  }
  return null;
}

/**
 * Code that the API wants → other spellings, as `normalizeText` writes them. ISO forms (`MX-CMX`) are found by leaving out the country.
 * The API's codes for Mexico are neither ISO codes nor what wallets write.
 */
const SPELLINGS: Readonly<Record<string, Readonly<Record<string, string>>>> = {
  AE: {
    AJ: 'AJMAN عجمان',
    AZ: 'ABUDHABI ABUZABY ابوظبي',
    DU: 'DUBAI دبي',
    FU: 'FUJAIRAH ALFUJAYRAH الفجيرة',
    RK: 'RASALKHAIMAH راسالخيمة',
    SH: 'SHARJAH ASHSHARIQAH الشارقة',
    UQ: 'UMMALQUWAIN امالقيوين',
  },
  // With the 18 districts, which are all that newer systems of Apple's give.
  HK: {
    HK: 'HONGKONGISLAND HONGKONG CENTRALANDWESTERN CENTRALWESTERN EASTERN SOUTHERN WANCHAI 香港島 香港岛 香港 中西 東 东 南 灣仔 湾仔',
    KL: 'KOWLOON KOWLOONCITY KWUNTONG SHAMSHUIPO WONGTAISIN YAUTSIMMONG 九龍 九龙 九龍城 九龙城 觀塘 观塘 深水埗 黃大仙 黄大仙 油尖旺',
    NT: 'NEWTERRITORIES ISLANDS OUTLYINGISLANDS KWAITSING NORTH SAIKUNG SHATIN TAIPO TSUENWAN TUENMUN YUENLONG 新界 離島 离岛 葵青 北 西貢 西贡 沙田 大埔 荃灣 荃湾 屯門 屯门 元朗',
  },
  MX: {
    AGS: 'AGUASCALIENTES AGU',
    BC: 'BAJACALIFORNIA BCN BAJACALIFORNIANORTE',
    BCS: 'BAJACALIFORNIASUR',
    CAMP: 'CAMPECHE CAM',
    CHIH: 'CHIHUAHUA CHH',
    CHIS: 'CHIAPAS CHP',
    COAH: 'COAHUILA COAHUILADEZARAGOZA COA',
    COL: 'COLIMA',
    DF: 'CIUDADDEMEXICO CDMX CMX DIF DISTRITOFEDERAL MEXICODF MEXICOCITY',
    DGO: 'DURANGO DUR',
    GRO: 'GUERRERO',
    GTO: 'GUANAJUATO GUA',
    HGO: 'HIDALGO HID',
    JAL: 'JALISCO',
    MEX: 'MEXICO ESTADODEMEXICO EDODEMEXICO EDOMEX',
    MICH: 'MICHOACAN MICHOACANDEOCAMPO MIC',
    MOR: 'MORELOS',
    NAY: 'NAYARIT',
    NL: 'NUEVOLEON NLE',
    OAX: 'OAXACA',
    PUE: 'PUEBLA',
    'Q ROO': 'QUINTANAROO QR ROO',
    QRO: 'QUERETARO QUERETARODEARTEAGA QUE',
    SIN: 'SINALOA',
    SLP: 'SANLUISPOTOSI',
    SON: 'SONORA',
    TAB: 'TABASCO',
    TAMPS: 'TAMAULIPAS TAM',
    TLAX: 'TLAXCALA TLA',
    VER: 'VERACRUZ VERACRUZDEIGNACIODELALLAVE',
    YUC: 'YUCATAN',
    ZAC: 'ZACATECAS',
  },
};

/** "Emirate of", in Arabic, and "district" behind the name of one in Hong Kong. */
const WORDS_AROUND = /^امارة|(?:DISTRICT|[區区])$/g;

/**
 * Code of a province from a wallet's text, for the countries whose provinces have many spellings: Mexico, the Emirates, Hong Kong and
 * Japan. Null for other countries and unknown texts.
 *
 * @param country code in the API's form
 */
export function provinceCode(country: string, text: string): string | null {
  if (country === 'JP') return prefectureCode(text);
  const spellings = Object.entries(SPELLINGS[country] ?? {});
  const name = normalizeText(text).replace(WORDS_AROUND, '');
  // The whole name first: HK is the code of a province and of the country.
  for (const candidate of [name, name.startsWith(country) ? name.slice(country.length) : '']) {
    const row = spellings.find(
      ([code, others]) => normalizeText(code) === candidate || others.split(' ').includes(candidate),
    );
    if (row && candidate) return row[0];
  }
  return null;
}
