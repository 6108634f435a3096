import { expect, test } from 'vitest'
import { sharedPhrases } from '../../capsule/v1/packs'
import type { Locale } from '../../languages'
import { isSevereReaction, severityOf } from '.'

const WORDS: Record<Locale, [severe: string, harmless: string, denied: string]> = {
  en: [
    'Anaphylaxis|anaphylactic shock|anaphilaxis|anaphalaxis|anafilaxis|shock|went into shock|had to be intubated|intubation|on a ventilator|ICU|was in the ICU for 3 days|intensive care|throat swelling|throat swelled up|throat closes|throat closed up|my throat closing|swelling of the throat|swollen tongue|tongue swelling|Swelling of lips and tongue|laryngeal edema|laryngeal oedema|glottis oedema|airway swelling|airway obstruction|can’t breathe|cannot breathe|couldn’t breathe|unable to breathe|stopped breathing|respiratory arrest|cardiac arrest|heart stopped|lost consciousness|loss of consciousness|passed out|unconscious|collapsed|needed epinephrine|EpiPen|used my epi pen|adrenaline injection|Stevens-Johnson syndrome|SJS|toxic epidermal necrolysis|TEN|angioedema|Quincke edema|angioneurotic edema|hives then anaphylaxis|not hives but anaphylaxis|difficulty breathing|trouble breathing|nearly died|hives, no fever, throat swelling',
    'Hives|rash|itching|itchy throat|runny nose|sneezing|watery eyes|nausea|vomiting|stomach ache|swelling|swollen hand|redness|eczema|headache|mild rash|bit my tongue|heart burn|sore throat',
    'no anaphylaxis|never anaphylaxis|no history of anaphylaxis|never had anaphylaxis|no shock|not anaphylactic|anaphylaxis: no|anaphylaxis ruled out|no anaphylaxis or shock|no rash or anaphylaxis|without loss of consciousness|hives, no anaphylaxis|no throat swelling|no EpiPen needed|no swelling of the tongue|does not have difficulty breathing|no trouble breathing|denies anaphylaxis',
  ],
  es: [
    'Anafilaxia|anafilaxis|choque anafiláctico|shock anafiláctico|shock|intubación|tuvieron que intubarme|UCI|ingreso en la UCI|cuidados intensivos|edema de glotis|hinchazón de la garganta|se me cierra la garganta|garganta cerrada|hinchazón de la lengua|lengua hinchada|edema laríngeo|edema de laringe|no puedo respirar|no podía respirar|dificultad para respirar|paro respiratorio|paro cardíaco|parada cardiorrespiratoria|pérdida de conocimiento|perdió el conocimiento|inconsciente|desmayo|necesitó adrenalina|epinefrina|síndrome de Stevens-Johnson|angioedema|edema de Quincke|necrólisis epidérmica tóxica|asfixia|me ahogo',
    'urticaria|ronchas|picor|picazón|erupción|sarpullido|estornudos|náuseas|vómitos|diarrea|enrojecimiento|dolor de estómago|hinchazón',
    'sin anafilaxia|no anafilaxia|nunca anafilaxia|sin shock|no hubo shock anafiláctico|nunca tuvo anafilaxia|anafilaxia descartada|anafilaxia: no|sin pérdida de conocimiento|sin edema de glotis|no necesitó adrenalina',
  ],
  fr: [
    'Anaphylaxie|choc anaphylactique|choc|choc allergique|intubation|j’ai été intubé|réanimation|soins intensifs|œdème de Quincke|oedème de quincke|gonflement de la gorge|la gorge qui gonfle|gorge serrée|gonflement de la langue|langue gonflée|œdème laryngé|œdème du larynx|œdème de la glotte|ne peut plus respirer|impossible de respirer|difficulté à respirer|difficultés respiratoires|arrêt respiratoire|arrêt cardiaque|perte de connaissance|a perdu connaissance|inconscient|évanouissement|besoin d’adrénaline|EpiPen|syndrome de Stevens-Johnson|syndrome de Lyell|angio-œdème|angioœdème|étouffement|détresse respiratoire',
    'urticaire|plaques rouges|démangeaisons|éruption cutanée|rougeurs|nez qui coule|éternuements|nausées|vomissements|eczéma|gonflement|mal de tête|mal à la gorge',
    'pas d’anaphylaxie|sans anaphylaxie|jamais d’anaphylaxie|pas de choc|pas de choc anaphylactique|aucun choc|n’a jamais fait de choc anaphylactique|anaphylaxie : non|sans perte de connaissance|pas d’œdème de Quincke|anaphylaxie exclue|ni choc ni œdème de Quincke',
  ],
  de: [
    'Anaphylaxie|anaphylaktischer Schock|Anaphylaktischer Schock|anaphylaktische Reaktion|Anaphilaxie|Schock|allergischer Schock|Kreislaufkollaps|Kreislaufzusammenbruch|musste intubiert werden|Intubation|Beatmung|wurde beatmet|Intensivstation|Kehlkopfschwellung|Kehlkopfödem|Glottisödem|Larynxödem|Schwellung im Hals|Hals schwillt zu|Rachen zugeschwollen|Zunge geschwollen|Zungenschwellung|Zunge schwillt an|Quincke-Ödem|Angioödem|kann nicht atmen|bekomme keine Luft|keine Luft mehr|Atemnot|schwere Atemnot|Luftnot|Atemstillstand|Herzstillstand|Bewusstlosigkeit|bewusstlos|Bewußtlos|Bewusstsein verloren|Ohnmacht|Adrenalin nötig|EpiPen gebraucht|Notfallpen|Stevens-Johnson-Syndrom|Lyell-Syndrom|Atembeschwerden|Erstickungsanfall',
    'Hautausschlag|Ausschlag|Juckreiz|Nesselsucht|Quaddeln|Niesen|Schnupfen|Übelkeit|Erbrechen|Rötung|Kopfschmerzen|Schwellung|tränende Augen|Halsschmerzen|Bauchschmerzen',
    'keine Anaphylaxie|Keine Anaphylaxie|nie Anaphylaxie|ohne Anaphylaxie|kein Schock|kein anaphylaktischer Schock|bisher kein Schock|noch nie einen anaphylaktischen Schock gehabt|Anaphylaxie: nein|Anaphylaxie ausgeschlossen|keine Atemnot|keine Bewusstlosigkeit|weder Schock noch Atemnot|ohne Kehlkopfschwellung|keine Anzeichen einer Anaphylaxie',
  ],
  it: [
    'Anafilassi|shock anafilattico|reazione anafilattica|choc anafilattico|shock|intubazione|è stato intubato|terapia intensiva|rianimazione|edema della glottide|edema glottide|gonfiore della gola|gola chiusa|gola gonfia|lingua gonfia|gonfiore della lingua|edema della laringe|non riesce a respirare|non riuscivo a respirare|difficoltà a respirare|difficoltà respiratorie|arresto respiratorio|arresto cardiaco|perdita di coscienza|ha perso conoscenza|svenimento|svenuto|adrenalina|sindrome di Stevens-Johnson|angioedema|edema di Quincke|necrolisi epidermica tossica|soffocamento|broncospasmo',
    'orticaria|prurito|eruzione cutanea|rossore|starnuti|naso che cola|nausea|vomito|diarrea|mal di testa|gonfiore|macchie rosse|mal di gola',
    'nessuna anafilassi|senza anafilassi|mai anafilassi|nessuno shock|non ha mai avuto uno shock anafilattico|niente shock|anafilassi: no|anafilassi esclusa|senza perdita di coscienza|no anafilassi|né shock né edema della glottide',
  ],
  pt: [
    'Anafilaxia|choque anafilático|choque anafiláctico|reação anafilática|choque|intubação|teve de ser intubado|UTI|UCI|cuidados intensivos|edema de glote|fecha a garganta|garganta fechada|garganta inchada|inchaço da garganta|língua inchada|inchaço da língua|edema da laringe|não consegue respirar|não conseguia respirar|dificuldade em respirar|dificuldade para respirar|falta de ar|paragem respiratória|parada respiratória|parada cardíaca|perda de consciência|perdeu os sentidos|desmaio|inconsciente|adrenalina|síndrome de Stevens-Johnson|angioedema|edema de Quincke|necrólise epidérmica tóxica|asfixia',
    'urticária|coceira|comichão|erupção cutânea|manchas vermelhas|espirros|náuseas|vómitos|diarreia|vermelhidão|dor de cabeça|inchaço|dor de garganta',
    'sem anafilaxia|nunca anafilaxia|não anafilaxia|sem choque|nunca teve choque anafilático|não teve choque|anafilaxia: não|anafilaxia descartada|sem perda de consciência|sem edema de glote|nenhum choque anafilático',
  ],
  nl: [
    'Anafylaxie|anafylactische shock|anafylactische reactie|anafilaxie|shock|intubatie|moest geïntubeerd worden|beademing|aan de beademing|intensive care|IC-opname na anafylaxie|zwelling van de keel|keel zwelt op|keel dicht|dichte keel|gezwollen tong|opgezwollen tong|zwelling van de tong|glottisoedeem|larynxoedeem|kan niet ademen|kon niet ademhalen|krijgt geen lucht|moeite met ademhalen|ademnood|benauwdheid|ademstilstand|hartstilstand|bewusteloos|bewustzijnsverlies|bewustzijn verloren|flauwgevallen|adrenaline nodig|EpiPen|Stevens-Johnson-syndroom|angio-oedeem|quincke-oedeem|verstikking|ademhalingsproblemen',
    'huiduitslag|jeuk|netelroos|galbulten|niezen|loopneus|misselijk|overgeven|roodheid|hoofdpijn|zwelling|tranende ogen|buikpijn|keelpijn',
    'geen anafylaxie|nooit anafylaxie|zonder anafylaxie|geen shock|geen anafylactische shock|nooit een shock gehad|anafylaxie: nee|anafylaxie uitgesloten|geen bewustzijnsverlies|niet benauwd|geen ademnood',
  ],
  pl: [
    'Anafilaksja|wstrząs anafilaktyczny|wstrząs|reakcja anafilaktyczna|szok anafilaktyczny|intubacja|był intubowany|respirator|OIOM|pobyt na OIOM-ie|obrzęk krtani|obrzęk gardła|puchnie gardło|obrzęk języka|spuchnięty język|obrzęk głośni|obrzęk dróg oddechowych|obrzęk naczynioruchowy|obrzęk Quinckego|nie mogę oddychać|nie mógł oddychać|trudności z oddychaniem|duszność|duszności|zatrzymanie oddechu|zatrzymanie krążenia|zatrzymanie akcji serca|utrata przytomności|stracił przytomność|nieprzytomny|omdlenie|zasłabnięcie i utrata przytomności|potrzebna adrenalina|EpiPen|zespół Stevensa-Johnsona|zespół Lyella|skurcz oskrzeli|brak oddechu',
    'pokrzywka|wysypka|swędzenie|świąd|katar|kichanie|nudności|wymioty|zaczerwienienie|ból głowy|łzawienie oczu|obrzęk|ból gardła|biegunka',
    'bez anafilaksji|brak anafilaksji|nigdy anafilaksji|nie było wstrząsu|bez wstrząsu|nigdy nie było wstrząsu anafilaktycznego|anafilaksja: nie|wykluczono? anafilaksja wykluczona|bez utraty przytomności|bez duszności|nie miał wstrząsu',
  ],
  uk: [
    'Анафілаксія|анафілактичний шок|анафілактична реакція|шок|інтубація|була інтубована|реанімація|лежав у реанімації|ШВЛ|набряк Квінке|набряк горла|горло набрякає|набряк гортані|набряк язика|язик опух|набряк дихальних шляхів|ангіоневротичний набряк|не міг дихати|не може дихати|важко дихати|утруднене дихання|задишка|ядуха|зупинка дихання|зупинка серця|втрата свідомості|втратив свідомість|знепритомніла|непритомність|потрібен адреналін|епіпен|синдром Стівенса-Джонсона|синдром Лаєлла|ангіоедема|бронхоспазм|анафилактический шок|отек Квинке|Отёк гортани|впав тиск|тиск упав|нічим дихати|перехопило подих',
    'висип|свербіж|кропив’янка|Крапивница|нежить|чхання|нудота|блювання|почервоніння|головний біль|сльозотеча|набряк|біль у горлі|діарея',
    'без анафілаксії|не було анафілаксії|ніколи не було анафілаксії|без шоку|не було шоку|анафілаксія: ні|анафілаксію виключено? анафілаксія виключена|без втрати свідомості|жодного анафілактичного шоку|без набряку Квінке|немає задишки',
  ],
  ar: [
    'صدمة تحسسية|صدمة|الصدمة التحسسية|صدمة الحساسية|حساسية مفرطة|تأق|التأق|تنبيب|عناية مركزة|العناية المركزة|تورم الحلق|تورم في الحلق|انتفاخ الحلق|تورم اللسان|انتفاخ اللسان|تورم الحنجرة|وذمة الحنجرة|وذمة وعائية|وذمة كوينكه|انسداد مجرى التنفس|لا أستطيع التنفس|لا يستطيع التنفس|صعوبة في التنفس|ضيق تنفس|ضيق في التنفس|توقف التنفس|توقف القلب|فقدان الوعي|فقد الوعي|إغماء|غيبوبة|احتاج إلى الأدرينالين|إيبينفرين|متلازمة ستيفنز جونسون|اختناق|هبوط حاد في الضغط|فقدت وعيها|فقد وعيه|تورم لسانه|ما أقدر أتنفس|مش قادر أتنفس|تتنفس بصعوبة|انتفخ حلقه|ازرقت شفتاه|هبط ضغطه|نزل ضغطه|انخفض ضغطها|نزول الضغط|توقفت عن التنفس',
    'طفح جلدي|حكة|شرى|عطاس|سيلان الأنف|غثيان|قيء|احمرار|صداع|إسهال|تورم|دموع|ألم في البطن|أقدر أتنفس',
    'بدون صدمة تحسسية|لا صدمة|لم تحدث صدمة تحسسية|لا توجد صدمة|بدون فقدان الوعي|بدون صدمة|صدمة: لا|ليس صدمة تحسسية|دون ضيق في التنفس|بلا إغماء|لم يحدث تأق|مفيش صدمة|مافي صدمة',
  ],
  zh: [
    '过敏性休克|過敏性休克|休克|严重过敏反应|全身过敏反应|插管|气管插管|上呼吸机|重症监护|进ICU|喉头水肿|喉頭水腫|喉咙肿胀|喉咙肿|舌头肿胀|舌头肿了|喉部水肿|气道水肿|气道阻塞|血管性水肿|血管神经性水肿|无法呼吸|不能呼吸|喘不过气|呼吸困难|呼吸困難|呼吸停止|呼吸骤停|心脏骤停|心跳停止|失去意识|意识丧失|昏迷|昏厥|晕倒|需要肾上腺素|打过肾上腺素|史蒂文斯-约翰逊综合征|中毒性表皮坏死松解症|窒息|支气管痉挛|血压低',
    '皮疹|荨麻疹|瘙痒|发痒|打喷嚏|流鼻涕|恶心|呕吐|红肿|头痛|腹泻|肿胀|湿疹|喉咙痛|喉咙痒',
    '无过敏性休克|没有过敏性休克|未发生休克|没有休克|从未休克|无休克|没有呼吸困难|无呼吸困难|不会休克|没有昏迷|过敏性休克：无|未出现喉头水肿|没有过休克|无意识丧失',
  ],
  ja: [
    'アナフィラキシー|アナフィラキシーショック|アナフィラキシー・ショック|ショック|ショック状態|挿管|気管挿管|人工呼吸|人工呼吸器|集中治療室|ICU入院|喉頭浮腫|のどの腫れ|喉が腫れる|喉の腫れ|舌が腫れる|舌の腫れ|気道閉塞|気道浮腫|血管浮腫|血管性浮腫|クインケ浮腫|息ができない|息が出来なくなった|呼吸困難|呼吸ができない|息苦しい|呼吸停止|心停止|心肺停止|意識消失|意識を失った|意識不明|失神|エピペン|エピペン使用|アドレナリン注射|スティーブンス・ジョンソン症候群|中毒性表皮壊死症|窒息|喉が締め付けられる|ｱﾅﾌｨﾗｷｼｰ|意識もうろう|意識レベル低下',
    'じんましん|蕁麻疹|かゆみ|発疹|くしゃみ|鼻水|吐き気|嘔吐|発赤|頭痛|下痢|腫れ|湿疹|涙目|喉の痛み|喉がかゆい',
    'アナフィラキシーなし|アナフィラキシーではない|アナフィラキシーの既往なし|アナフィラキシーはない|アナフィラキシー歴なし|ショックなし|ショックはなかった|呼吸困難なし|呼吸困難はない|意識消失なし|アナフィラキシーを起こしたことはない|ショックではない',
  ],
  hi: [
    'एनाफिलेक्सिस|एनाफिलैक्सिस|ऐनाफिलेक्सिस|एनाफिलेक्टिक शॉक|तीव्रग्राहिता से शॉक|शॉक|सदमा|इंट्यूबेशन|वेंटिलेटर|वेंटिलेटर पर|आईसीयू|गहन चिकित्सा|गले में सूजन|गला सूज गया|गला बंद होना|गला बंद हो गया|जीभ में सूजन|जीभ सूज गई|श्वासनली में सूजन|सांस नहीं ले सकता|साँस नहीं ले पाया|सांस लेने में तकलीफ|साँस लेने में कठिनाई|सांस रुकना|सांस रुक गई|दम घुटना|दिल की धड़कन रुकना|हृदय गति रुकना|बेहोशी|बेहोश|होश खोना|एपिपेन|एड्रेनालाईन|एपिनेफ्रीन|स्टीवंस-जॉनसन सिंड्रोम|एंजियोएडिमा|कार्डियक अरेस्ट|बीपी कम हो गया|ब्लड प्रेशर गिर गया',
    'खुजली|दाने|चकत्ते|पित्ती|छींक|नाक बहना|उल्टी|मतली|लालिमा|सिरदर्द|दस्त|सूजन|आंखों से पानी|गले में खराश',
    'एनाफिलेक्सिस नहीं|कोई एनाफिलेक्सिस नहीं|शॉक नहीं|कभी शॉक नहीं हुआ|बेहोशी नहीं|बिना बेहोशी|सांस की तकलीफ नहीं|सदमा नहीं हुआ|एनाफिलेक्सिस: नहीं|बिना एनाफिलेक्सिस',
  ],
  ru: [
    'Анафилаксия|анафилактический шок|анафилактическая реакция|шок|отёк Квинке|отек квинке|ангионевротический отёк|ангиоотёк|отёк гортани|отёк горла|отёк языка|отекает горло|горло отекло|опух язык|язык распух|отёк дыхательных путей|интубация|была интубирована|ИВЛ|реанимация|лежал в реанимации|попала в реанимацию|не могу дышать|не мог дышать|трудно дышать|затруднённое дыхание|нехватка воздуха|не хватает воздуха|одышка|удушье|задыхаюсь|задыхался|остановка дыхания|остановка сердца|потеря сознания|потерял сознание|теряет сознание|без сознания|обморок|упал в обморок|кома|коллапс|нужен адреналин|эпипен|синдром Стивенса-Джонсона|синдром Лайелла|бронхоспазм|падение давления|резкое падение давления|судороги|посинел|тяжело дышать|плохо дышит|нечем дышать|не может вдохнуть|горло перекрылось|горло сжалось|гипотония|в состоянии шока|впала в кому',
    'сыпь|зуд|крапивница|насморк|чихание|слезотечение|тошнота|рвота|покраснение|головная боль|диарея|понос|отёк|отёк руки|боль в горле|боль в животе|кашель',
    'без анафилаксии|не было анафилаксии|никогда не было анафилаксии|анафилаксии нет|без шока|шока не было|не было шока|анафилаксия: нет|анафилаксия исключена|без потери сознания|никакого анафилактического шока|без отёка Квинке|нет одышки|сыпь без анафилаксии|нету шока|шока нету|не тяжело дышать',
  ],
  tr: [
    'Anafilaksi|anaflaksi|anafilaktik şok|anafilaktik reaksiyon|Şok|şoka girdi|alerjik şok|entübe edildi|yoğun bakım|yoğun bakımda yattı|boğazda şişme|boğaz şişmesi|boğazı şişti|boğazım kapanıyor|boğaz ödemi|dilde şişme|dil şişmesi|dili şişti|dudak ve dilde şişme|gırtlak ödemi|larinks ödemi|hava yolu daralması|nefes darlığı|nefes alamıyor|nefes alamadı|nefes almakta zorlanıyor|nefes almada güçlük|solunum sıkıntısı|solunum güçlüğü|solunum durması|nefesi kesildi|bilinç kaybı|bilincini kaybetti|bilinci kapandı|bilinci kapalı|bayıldı|bayılma|baygınlık|kalp durması|kalbi durdu|kardiyak arrest|tansiyon düşmesi|tansiyonu düştü|anjiyoödem|Anjioödem|adrenalin gerekti|EpiPen|nöbet geçirdi|havale|senkop|bronkospazm|nefes almada zorluk|DRESS sendromu|Stevens-Johnson sendromu|toksik epidermal nekroliz|kurdeşen, sonra anafilaksi|nefesi daraldı|hayatını kaybetti',
    'kurdeşen|döküntü|kaşıntı|boğaz ağrısı|boğazda kaşıntı|burun akıntısı|burun tıkanıklığı|hapşırma|göz sulanması|mide bulantısı|kusma|ishal|şişlik|elde şişme|kızarıklık|egzama|baş ağrısı|karın ağrısı',
    'anafilaksi yok|anafilaksi olmadı|anafilaksi öyküsü yok|hiç anafilaksi geçirmedi|şok yok|şok değil|anafilaksi: hayır|anafilaksi: yok|anafilaksi dışlandı|bilinç kaybı yok|bilinç kaybı olmadı|boğazda şişme yok|nefes darlığı yok|nefes darlığı olmadı|döküntü, anafilaksi yok|dilde şişme olmadan|anafilaksi yoktur|şok yoktur',
  ],
  ko: [
    '아나필락시스|아나필락시스 쇼크|아나필락틱 쇼크|아낙필락시스|과민성 쇼크|쇼크|쇼크가 왔음|쇼크 상태|기관 삽관|기관삽관|삽관함|인공호흡기|중환자실|중환자실에 입원|심폐소생술|목이 부음|목이 부었음|목이 붓는다|목 안이 부음|목구멍이 부음|목구멍이 막힘|목이 조여옴|인후 부종|후두부종|후두 부종|혀가 부음|혀가 부었음|혀 부종|입술과 혀 부종|기도 폐쇄|기도가 막힘|기도 부종|혈관부종|호흡곤란|호흡 곤란|호흡이 곤란함|숨을 못 쉼|숨을 쉬지 못함|숨을 쉴 수 없음|숨쉬기 힘듦|숨쉬기 어려움|숨이 막힘|숨이 참|숨이 가쁨|숨이 멈춤|호흡 정지|의식 소실|의식소실|의식 상실|의식을 잃음|의식을 잃었음|의식이 없었음|의식불명|실신|기절|기절함|쓰러짐|혼수|심정지|심장 정지|심장이 멈춤|심장마비|저혈압|혈압 저하|혈압이 떨어짐|에피펜|에피펜 사용|에피네프린 주사|아드레날린 주사|스티븐스-존슨 증후군|독성 표피 괴사용해|기관지 경련|경련|발작|질식|숨쉬지 못함|쇼크 아니면 기절|죽을 뻔함|두드러기 후 아나필락시스|혈압이 낮아짐',
    '두드러기|발진|가려움|가려움증|목이 가려움|목 가려움|목이 아픔|콧물|재채기|코막힘|눈물|메스꺼움|구토|설사|복통|부기|손이 부음|얼굴이 부음|얼굴 부종|입술 부종|발적|습진|두통|목 통증|위경련|혀가 아픔|의식 있음|호흡 정상|목소리 변화',
    '아나필락시스 없음|아나필락시스 아님|아나필락시스는 아님|에피펜 불필요|에피펜은 필요 없었음|아나필락시스 병력 없음|아나필락시스는 없었음|아나필락시스가 아닙니다|아나필락시스: 없음|쇼크 없음|쇼크는 없었음|쇼크 아님|쇼크 없이|호흡곤란 없음|호흡 곤란 없음|호흡 곤란은 없음|의식 소실 없음|의식소실 없음|의식을 잃지 않음|실신하지 않음|두드러기, 아나필락시스 없음|아나필락시스를 겪은 적 없음|아나필락시스 배제|목이 붓지 않음|혀 부종 없음',
  ],
  sv: [
    'Anafylaxi|anafylaktisk chock|anafylaktisk reaktion|anafylax|anafilaxi|chock|allergisk chock|allergichock|blev intuberad|intubering|respirator|låg i respirator|intensivvård|låg på IVA|svullnad i halsen|halsen svullnade|halsen svullnar igen|halsen snördes ihop|svullen tunga|tungan svullnade|tungsvullnad|svullnad i tungan|svullna läppar och tunga|larynxödem|svalgödem|struphuvudet svullnade|trånga luftvägar|kan inte andas|kunde inte andas|svårt att andas|andningssvårigheter|andningsbesvär|andnöd|fick ingen luft|får ingen luft|slutade andas|andningsstillestånd|hjärtstopp|hjärtstillestånd|hjärtat stannade|medvetslös|medvetslöshet|förlorade medvetandet|tappade medvetandet|svimmade|svimning|kollapsade|blodtrycksfall|Quinckeödem|Quinckes ödem|angioödem|behövde adrenalin|adrenalinpenna|EpiPen|Stevens-Johnsons syndrom|toxisk epidermal nekrolys|kramper och krampanfall|kvävning|höll på att kvävas|nässelutslag, sedan anafylaxi',
    'nässelutslag|hudutslag|klåda|kliar i halsen|rinnande näsa|nysningar|rinnande ögon|illamående|kräkningar|diarré|svullnad|svullen hand|rodnad|eksem|huvudvärk|magont|ont i halsen|täppt näsa',
    'ingen anafylaxi|aldrig anafylaxi|aldrig haft anafylaxi|utan anafylaxi|ingen chock|inte chock|ingen anafylaktisk chock|aldrig haft anafylaktisk chock|anafylaxi: nej|anafylaxi utesluten|ingen medvetslöshet|utan medvetslöshet|ingen svullnad i halsen|ingen andnöd|inga andningsbesvär|utslag, ingen anafylaxi|varken chock eller andnöd',
  ],
  ro: [
    'Anafilaxie|șoc anafilactic|Șoc anafilactic|reacție anafilactică|anafilaxia|soc anafilactic|șoc|șoc alergic|a fost intubat|intubare|terapie intensivă|internat la ATI|resuscitare|umflarea gâtului|i s-a umflat gâtul|se închide gâtul|gât umflat|umflarea limbii|limba umflată|limba s-a umflat|umflarea buzelor și a limbii|edem glotic|edem de glotă|edem laringian|edem Quincke|edemul Quincke|angioedem|nu poate respira|nu putea respira|nu pot să respir|dificultăți de respirație|dificultate în respirație|greutate în respirație|respiră greu|lipsă de aer|dispnee|stop respirator|stop cardiac|i s-a oprit inima|inima s-a oprit|pierderea cunoștinței|și-a pierdut cunoștința|pierderea conștienței|inconștient|leșin|a leșinat|colaps|a avut nevoie de adrenalină|adrenalină|epinefrină|EpiPen|sindrom Stevens-Johnson|necroliză epidermică toxică|sufocare|asfixie|convulsii|urticarie, apoi anafilaxie',
    'urticarie|erupție cutanată|mâncărime|mâncărime în gât|nas înfundat|strănut|ochi înlăcrimați|greață|vărsături|diaree|umflătură|mână umflată|roșeață|eczemă|durere de cap|dureri abdominale|durere în gât',
    'fără anafilaxie|nu anafilaxie|niciodată anafilaxie|nu a avut niciodată anafilaxie|fără șoc|nu șoc|fără șoc anafilactic|nu a avut șoc anafilactic|anafilaxie: nu|anafilaxie exclusă|fără pierderea cunoștinței|fără umflarea gâtului|fără dificultăți de respirație|nicio dificultate de respirație|erupție, fără anafilaxie|nici șoc, nici leșin|fără lipsă de aer',
  ],
}

const cases = Object.entries(WORDS).flatMap(([language, [severe, harmless, denied]]) => [
  ...severe.split('|').map(words => [language, words, true] as const),
  ...`${harmless}|${denied}`.split('|').map(words => [language, words, false] as const),
])

test.each(cases)('%s: %s endangers life: %s', (_, words, isSevere) => {
  expect(isSevereReaction(words)).toBe(isSevere)
})

test('a reaction that endangers life is severe whatever the severity says', () => {
  expect(severityOf('Mild, but the throat swells')).toBe('severe')
  expect(severityOf('Leicht (Anaphylaxie 2019)')).toBe('severe')
})

test.each([
  'Anaphyalxis',
  'Anaphylxis',
  'Aanphylaxis',
  'Kreislaufollaps',
  'анафілксія',
  'unconsicous',
  'Hives, low BP',
])('recognises a long deadly word with a typing error: %s', words => {
  expect(isSevereReaction(words)).toBe(true)
})

const DANGEROUS =
  'Anaphylaxis|Difficulty breathing|Anaphylactic shock|Throat swelling|Shortness of breath|Angioedema|Bronchospasm|Low blood pressure|Fainting|Swelling of lips and tongue|Stevens-Johnson syndrome|Kidney failure|Seizure|Malignant hyperthermia|Anafilaxia|Œdème de Quincke|Atemnot|صعوبة في التنفس|過敏性休克|アナフィラキシー|呼吸困难'

test('reads every reaction in the model of the offline copy correctly', () => {
  const known = sharedPhrases().get('reaction') ?? []
  expect(known.filter(isSevereReaction)).toEqual(
    known.filter(reaction => DANGEROUS.split('|').includes(reaction)),
  )
  expect(known.filter(isSevereReaction)).toHaveLength(DANGEROUS.split('|').length)
})
