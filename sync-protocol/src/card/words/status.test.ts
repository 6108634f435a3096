import { expect, test } from 'vitest'
import type { Locale } from '../../languages'
import { LISTS } from '../../terms'
import { statusOf } from '.'

const WORDS: Record<Locale, [resolved: string, current: string]> = {
  en: [
    'Resolved|resolved 2019|Resolved in childhood|cured|Cured 2010|healed|fully healed|recovered|fully recovered|ruled out|Excluded|gone|outgrown|misdiagnosis|past|In the past|full recovery|completely cured|no longer active|no longer present',
    'Active|Chronic|ongoing|current|stable|controlled|well controlled|under treatment|Monitoring|Recovering|Improving|Worsening|Intermittent|In remission|in remission since 2015|not resolved|unresolved|not cured|never resolved|not yet healed|partially resolved|almost healed|recurrent|relapsed|cured, relapsed 2020|resolved but came back|persistent|to be ruled out',
  ],
  es: [
    'Resuelto|resuelta|Curado|curada|curado en 2010|sanado|superada|recuperado|descartado|descartada|desaparecida|ya no tengo|pasada|totalmente curado',
    'Activa|activo|Crónica|crónico|en tratamiento|no resuelto|no curado|no resuelta|en remisión|estable|controlada|recurrente|recaída|casi curado|todavía activa|persistente|en seguimiento|sin resolver|parcialmente resuelto',
  ],
  fr: [
    'Guéri|guérie|Guéri(e)|guéri en 2010|résolu|résolue|résolu depuis 2015|exclu|écarté|terminé|disparu|rétabli|complètement guéri|passé',
    'Actif|active|Chronique|en cours|sous traitement|pas guéri|non résolu|pas encore guéri|en rémission|stable|contrôlé|récidivante|rechute|presque guéri|partiellement résolu|persistant|jamais guéri',
  ],
  de: [
    'Abgeheilt|abgeheilt|geheilt|ausgeheilt|verheilt|genesen|überstanden|ausgeschlossen|auskuriert|geheilt 2010|behoben|vollständig geheilt|nicht mehr vorhanden|erledigt|gesund',
    'Aktiv|Chronisch|chronische Form|in Behandlung|nicht abgeheilt|nicht geheilt|nicht ausgeheilt|noch nicht geheilt|in Remission|stabil|kontrolliert|gut eingestellt|wiederkehrend|Rückfall|fast geheilt|teilweise abgeheilt|anhaltend|geheilt, Rückfall 2020|nie ausgeheilt',
  ],
  it: [
    'Risolto|risolta|Guarito|guarita|guarito nel 2010|curato|curata|superato|esclusa|escluso|scomparsa|passata|completamente guarito',
    'Attiva|attivo|Cronica|cronico|in corso|in trattamento|in terapia|non risolto|non guarito|non ancora guarita|in remissione|stabile|controllata|recidivante|ricaduta|quasi guarito|parzialmente risolto|persistente|mai guarito',
  ],
  pt: [
    'Resolvido|resolvida|Curado|curada|curado em 2010|sarado|superada|recuperado|descartado|descartada|desapareceu|passado|totalmente curado',
    'Ativa|ativo|Crônica|crónico|em tratamento|não resolvido|não curado|nao curado|ainda não resolvido|em remissão|estável|controlada|recorrente|recaída|quase curado|parcialmente resolvido|persistente|nunca curado',
  ],
  nl: [
    'Genezen|genezen|genezen in 2010|hersteld|volledig hersteld|verholpen|opgelost|uitgesloten|over|voorbij|verdwenen|niet meer aanwezig|volledig genezen',
    'Actief|Chronisch|chronische vorm|in behandeling|niet genezen|niet opgelost|nog niet genezen|in remissie|stabiel|onder controle|terugkerend|terugval|bijna genezen|gedeeltelijk hersteld|aanhoudend|nooit genezen',
  ],
  pl: [
    'Wyleczona|wyleczony|wyleczone|wyleczona w 2010|wyzdrowiał|zaleczona|przebyta|wykluczona|wykluczono|ustąpiła|zakończona|zagojone|całkowicie wyleczona|rozwiązany',
    'Aktywna|aktywny|Przewlekła|przewlekły|w trakcie leczenia|nie wyleczona|niewyleczona|jeszcze nie wyleczona|w remisji|stabilna|kontrolowana|nawracająca|nawrót|prawie wyleczona|częściowo wyleczona|utrzymuje się|nigdy nie wyleczona',
  ],
  uk: [
    'Вилікувано|вилікувана|вилікуваний|вилікувано 2010|одужав|одужала|видужав|минуле|минула|виключено|подолано|загоєно|повністю вилікувано|вирішено|вылечен|перехворів',
    'Активне|активна|Хронічне|хронічна|на лікуванні|не вилікувано|невиліковна|ще не вилікувано|у ремісії|стабільна|контрольована|рецидив|рецидивуюча|майже вилікувано|частково вилікувано|триває|ніколи не вилікувано',
  ],
  ar: [
    'شُفي|شفي|شفيت|تم الشفاء|شفاء تام|تعافى|تعافت|متعافى|انتهى|زال|زالت|اختفى|مستبعد|تم استبعاده|شفي عام 2010|كان سابقا',
    'نشط|نشطة|مزمن|مزمنة|مستمر|تحت العلاج|لم يشف بعد، مستمر|لم يتم الشفاء|غير متعافى|مستقر|تحت السيطرة|متكرر|انتكاسة|ما زال|جزئيا|لم يختف، نشط',
  ],
  zh: [
    '已治愈|治愈|痊愈|已痊愈|康复|已康复|已解决|已排除|已消失|愈合|完全恢复|2010年治愈|根治|已好|治好了',
    '进行中|慢性|治疗中|未治愈|没有治愈|尚未治愈|未痊愈|稳定|受控|缓解期|复发|反复发作|部分恢复|持续|活动期|仍在治疗|好转|基本痊愈',
  ],
  ja: [
    '完治|完治しました|治癒|治った|治りました|全快|回復|回復済み|解決済み|消失|除外|2010年に完治|既往',
    '治療中|慢性|活動性|未治癒|完治していない|治っていない|治らない|寛解|寛解中|再発|経過観察中|継続中|通院中|ほぼ完治|一部回復|回復中|悪化|安定|コントロール良好|まだ治っていない',
  ],
  hi: [
    'ठीक हो गया|ठीक हो गई|ठीक हो चुका|ठीक हो चुकी|स्वस्थ|रोगमुक्त|समाप्त|खत्म|पूरी तरह ठीक|2010 में ठीक हो गया|निरोग',
    'सक्रिय|जारी|पुरानी|दीर्घकालिक|इलाज चल रहा है|ठीक नहीं|ठीक नहीं हुआ|अभी ठीक नहीं हुआ|स्थिर|नियंत्रित|नियंत्रण में|दोबारा हुई|बार-बार|लगभग ठीक|आंशिक रूप से ठीक|लगातार',
  ],
  ru: [
    'Излечено|Вылечено|вылечена|вылечен|вылечено в 2010|выздоровел|выздоровела|прошло|прошла|исключено|исключён|зажило|полностью вылечено|полностью излечен|разрешилось|в прошлом|больше нет|прошёл|вылечили|излечили|разрешилась',
    'Активное|активная|Хроническое|хроническая|на лечении|лечится|не вылечено|неизлечимое|ещё не вылечено|в ремиссии|ремиссия|стабильное|под контролем|контролируемая|под наблюдением|рецидив|рецидивирующее|обострение|почти вылечено|частично вылечено|не прошло|продолжается|никогда не излечено|периодически|улучшается|ухудшается|выздоравливает|подозрение',
  ],
  tr: [
    'İyileşti|iyileşti|2010’da iyileşti|tamamen iyileşti|tamamen iyileşmiş|Geçti|çocukken geçti|geçmişte|geçirilmiş|atlattı|artık yok|dışlandı|ekarte edildi|çözüldü|yanlış tanı',
    'Aktif|Kronik|kronik form|devam ediyor|sürüyor|stabil|kontrol altında|iyi kontrol altında|tedavi altında|tedavi görüyor|Takip ediliyor|takipte|iyileşiyor|iyiye gidiyor|kötüleşiyor|aralıklı|gözlem altında|Şüpheli|remisyonda|2015’ten beri remisyonda|iyileşmedi|henüz iyileşmedi|tam iyileşmedi|kısmen iyileşti|neredeyse iyileşti|nüks|iyileşti, 2020’de nüks etti|tekrarlayan|hâlâ aktif',
  ],
  ko: [
    '완치|완치됨|완치되었음|2010년 완치|완전히 회복됨|다 나음|다 나았음|나았음|회복됨|해소됨|해결됨|치유됨|과거|과거에 앓음|배제됨|오진|어릴 때 완치됨|사라짐|치료 종료|치료 완료|현재 없음|완치, 재발 없음|완치 판정',
    '현재 있음|활동성|만성|진행 중|치료 중|치료중|안정적|조절됨|잘 조절됨|조절되고 있음|경과 관찰 중|추적 관찰|호전 중|악화 중|회복 중|회복중|관해|관해 상태|2015년부터 관해|재발|완치 후 2020년 재발|완치되지 않음|아직 완치 안 됨|완치 아님|낫지 않음|거의 완치|부분 회복|일부 남아 있음|간헐적|지속|의심|통원 치료 중|완치안됨|완치아님|낫지않음|나았지만 재발',
  ],
  sv: [
    'Utläkt|utläkt 2010|läkt|helt läkt|botad|Botad 2010|frisk|helt frisk|friskförklarad|tillfrisknat|utesluten|uteslutet|borta|försvunnen|har gått över|växt bort|växte bort|avslutad|färdigbehandlad|feldiagnos|inte längre aktiv',
    'Aktiv|Kronisk|kronisk form|pågående|stabil|under kontroll|kontrollerad|väl kontrollerad|välinställd|under behandling|behandlas|följs upp|under uppföljning|tillfrisknar|förbättras|försämras|kommer och går|i remission|i remission sedan 2015|inte läkt|ej läkt|inte botad|ännu inte läkt|aldrig läkt|delvis läkt|nästan läkt|återfall|läkt, återfall 2020|återkommande|kvarstår|fortfarande aktiv|obotlig',
  ],
  ro: [
    'Vindecată|vindecat|vindecat în 2010|complet vindecată|Rezolvată|rezolvat|exclusă|exclus|dispărută|a dispărut|a trecut|în trecut|depășită|nu mai are|inactivă|diagnostic greșit|nu mai este activă',
    'Activă|activ|Cronică|formă cronică|stabilă|sub control|bine controlată|în tratament|sub tratament|sub observație|monitorizată|în remisiune|în remisie din 2015|în ameliorare|se agravează|intermitentă|nevindecată|nu este vindecată|încă nevindecat|parțial vindecată|aproape vindecat|niciodată vindecat|recidivă|vindecată, recidivă în 2020|recurentă|persistă|încă activă|în curs de vindecare',
  ],
}
const UNKNOWN =
  '|?|-|asdf|banana|2019|Yes|Unknown|resolved?|maybe resolved|perhaps cured|peut-être guéri|vielleicht geheilt|inactive|see notes|mild|кіт|猫|東京|قطة|सेब|operated 2010|Dr. Meier|diagnosed 2010'

const cases = Object.entries(WORDS).flatMap(([language, [resolved, current]]) => [
  ...resolved.split('|').map(words => [language, words, 'resolved'] as const),
  ...current.split('|').map(words => [language, words, 'current'] as const),
])

test.each(cases)('%s: %s is %s', (_, words, status) => {
  expect(statusOf(words)).toBe(status)
})

test.each(UNKNOWN.split('|'))('%j is neither resolved nor current', words => {
  expect(statusOf(words)).toBe('unknown')
})

test('only one of the offered statuses means that the condition is over', () => {
  const offered = LISTS.statuses().map(({ text }) => text)
  expect(offered.filter(text => statusOf(text) === 'resolved')).toEqual(['Resolved'])
  expect(offered.filter(text => statusOf(text) === 'unknown')).toEqual([])
})
