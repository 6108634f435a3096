/**
 * A printed card names the emergency number of the person's own country, which may not be the country of
 * printing. Only telephone numbers with an international prefix count.
 */
import { westernDigit } from '../medical/western-digits'

/** Country codes of ITU-T E.164, with the digits that follow if several countries share a code. */
const COUNTRY_BY_PREFIX: ReadonlyMap<string, string> = new Map(
  `1US 7RU 20EG 27ZA 30GR 31NL 32BE 33FR 34ES 36HU 39IT 40RO 41CH 43AT 44GB 45DK 46SE 47NO 48PL 49DE
51PE 52MX 53CU 54AR 55BR 56CL 57CO 58VE 60MY 61AU 62ID 63PH 64NZ 65SG 66TH 81JP 82KR 84VN 86CN 90TR
91IN 92PK 93AF 94LK 95MM 98IR 211SS 212MA 213DZ 216TN 218LY 220GM 221SN 222MR 223ML 224GN 225CI 226BF
227NE 228TG 229BJ 230MU 231LR 232SL 233GH 234NG 235TD 236CF 237CM 238CV 239ST 240GQ 241GA 242CG 243CD
244AO 245GW 246IO 247AC 248SC 249SD 250RW 251ET 252SO 253DJ 254KE 255TZ 256UG 257BI 258MZ 260ZM 261MG
262RE 263ZW 264NA 265MW 266LS 267BW 268SZ 269KM 290SH 291ER 297AW 298FO 299GL 350GI 351PT 352LU 353IE
354IS 355AL 356MT 357CY 358FI 359BG 370LT 371LV 372EE 373MD 374AM 375BY 376AD 377MC 378SM 380UA 381RS
382ME 383XK 385HR 386SI 387BA 389MK 420CZ 421SK 423LI 500FK 501BZ 502GT 503SV 504HN 505NI 506CR 507PA
508PM 509HT 590GP 591BO 592GY 593EC 594GF 595PY 596MQ 597SR 598UY 599CW 670TL 672NF 673BN 674NR 675PG
676TO 677SB 678VU 679FJ 680PW 681WF 682CK 683NU 685WS 686KI 687NC 688TV 689PF 690TK 691FM 692MH 850KP
852HK 853MO 855KH 856LA 880BD 886TW 960MV 961LB 962JO 963SY 964IQ 965KW 966SA 967YE 968OM 970PS 971AE
972IL 973BH 974QA 975BT 976MN 977NP 992TJ 993TM 994AZ 995GE 996KG 998UZ
1268AG 1264AI 1684AS 1246BB 1441BM 1242BS 1767DM 1809DO 1829DO 1849DO 1473GD 1671GU 1876JM 1658JM
1869KN 1345KY 1758LC 1670MP 1664MS 1787PR 1939PR 1721SX 1649TC 1868TT 1784VC 1284VG 1340VI
1204CA 1226CA 1236CA 1249CA 1250CA 1257CA 1263CA 1289CA 1306CA 1343CA 1354CA 1365CA 1367CA 1368CA
1382CA 1387CA 1403CA 1416CA 1418CA 1428CA 1431CA 1437CA 1438CA 1450CA 1460CA 1468CA 1474CA 1506CA
1514CA 1519CA 1537CA 1548CA 1568CA 1579CA 1581CA 1584CA 1587CA 1604CA 1613CA 1639CA 1647CA 1672CA
1683CA 1705CA 1709CA 1742CA 1753CA 1778CA 1780CA 1782CA 1807CA 1819CA 1825CA 1851CA 1867CA 1873CA
1879CA 1902CA 1905CA 1942CA
76KZ 77KZ 441481GG 447781GG 447839GG 447911GG 441534JE 447797JE 447700300JE 447829JE 447937JE
441624IM 447924IM 447624IM 447524IM 4779SJ 6189162CC 6189164CX 2125288EH 2125289EH
262269YT 262639YT 2909SH 2908TA 35818AX 358457AX 59027BL 5993BQ 5994BQ 5997BQ 390669VA`
    .split(/\s+/)
    .map(entry => [entry.slice(0, -2), entry.slice(-2)] as const),
)
const LONGEST_PREFIX = Math.max(...[...COUNTRY_BY_PREFIX.keys()].map(prefix => prefix.length))
/** Any national number with its country code has at least as many digits. */
const FEWEST_DIGITS = 7

interface OwnNumbers {
  phoneNumber?: string | undefined
  contactPhones?: readonly string[]
}

/** ISO 3166-1 alpha-2 of the person's number, otherwise of most contacts. */
export function ownCountryOf({ phoneNumber, contactPhones = [] }: OwnNumbers): string | undefined {
  const own = countryOfPhone(phoneNumber ?? '')
  if (own) return own
  const countries = contactPhones.flatMap(phone => countryOfPhone(phone) ?? [])
  const countOf = (country: string) => countries.filter(other => other === country).length
  return countries.sort((a, b) => countOf(b) - countOf(a))[0]
}

/** Returns undefined without an international prefix (`+49 …`, `0049 …`). */
export function countryOfPhone(phone: string): string | undefined {
  const plain = phone
    .slice(0, 100)
    .normalize('NFKC')
    .replace(/\p{Nd}/gu, westernDigit)
  const digits = /(?:\+|^\D*00)\s*([\d\s()./-]+)/.exec(plain)?.[1]?.replace(/\(0\)|\D/g, '') ?? ''
  if (digits.length < FEWEST_DIGITS) return undefined
  for (let length = LONGEST_PREFIX; length > 0; length -= 1) {
    const country = COUNTRY_BY_PREFIX.get(digits.slice(0, length))
    if (country) return country
  }
  return undefined
}
