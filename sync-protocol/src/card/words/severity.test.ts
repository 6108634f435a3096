import { expect, test } from 'vitest'
import type { Locale } from '../../languages'
import { LISTS } from '../../terms'
import { type Severity, severityOf } from '.'

/** `|` separates the spellings. */
const WORDS: Record<Locale, [severe: string, notSevere: string, denied: string]> = {
  en: [
    'Severe|SEVERE|severely allergic|Very severe|life threatening|Life-threatening|lifethreatening|potentially fatal|deadly|critical|extremely serious|High|very high|dangerous|very bad|really bad|Extreme|could kill me|can be fatal|I almost died|medical emergency|mild to severe|moderate-severe|moderate/severe|Severe (2019)|was severe as a child|severe? unknown|not sure if severe|not only severe but deadly|no doubt severe|not mild but severe|Severe!!!|s e v e r e: severe|severre|Seveer and severe|no less severe|worst|intense|acute|strong|major|Grade 4|grade III|IV|10/10|9 out of 10|8/10|very strong reaction',
    'Mild|mild|very mild|Moderate|MODERATE|slight|minor|Low|light|harmless|Mild since 2010|mild to moderate|low risk|Intolerance|food intolerance|minimal|tolerable|Grade 1|grade II|2/10|3 out of 10|Severity: mild',
    'not severe|Not severe|never severe|non-severe|not very severe|isn’t severe|wasn’t severe|not serious|nothing serious|not life-threatening|no severe reactions|without severe symptoms|not dangerous|not that bad|not severe or dangerous|hardly severe|severe: no',
  ],
  es: [
    'Grave|grave|GRAVES|muy grave|Muy graves|gravísima|severa|Severo|severamente|alto riesgo|alta|Alto|muy alta|peligrosa|peligroso|peligro de muerte|riesgo vital|potencialmente mortal|mortal|amenaza la vida|pone en peligro la vida|extrema|crítico|crítica|fuerte|muy fuerte|intensa|elevada|aguda|gravemente|leve a grave|Grave (2015)|era grave de niño|seria|fatal|letal|urgente|un poco grave|grado 4|9/10|muy mal',
    'Leve|leve|muy leve|Moderada|moderado|ligera|ligero|media|medio|baja|bajo|suave|débil|mínima|pequeña|inofensiva|intolerancia|leve a moderada|benigna|grado 1|tolerable',
    'no grave|No es grave|no muy grave|nunca grave|nada grave|no severa|sin peligro|no peligrosa|poco grave|no es peligroso|no tan grave|ninguna reacción grave|sin síntomas graves|no mortal',
  ],
  fr: [
    'Sévère|severe|sévères|Grave|graves|très grave|gravissime|gravement|danger de mort|mortel|mortelle|potentiellement mortelle|risque vital|pronostic vital engagé|met la vie en danger|critique|extrême|extrêmement sévère|élevée|Élevé|forte|très forte|dangereuse|dangereux|violente|importante|majeure|aiguë|intense|sérieuse|un peu grave|modérée à sévère|sévère (2012)|était grave enfant|grade 3|10 sur 10|urgence vitale|fatale',
    'Légère|léger|légères|Modérée|modéré|Moyenne|moyen|faible|bénigne|mineure|minime|petite|basse|intolérance|intolérance alimentaire|supportable|très légère|grade 2|anodine|limitée|inoffensive|modérément',
    'pas grave|Pas sévère|pas très grave|n’est pas grave|ce n’est pas grave|jamais grave|rien de grave|non sévère|sans danger|pas dangereux|pas du tout grave|peu sévère|sans gravité: sans danger|aucune réaction grave|pas mortelle',
  ],
  de: [
    'Schwer|schwer|SCHWER|schwere|Schwere Allergie|sehr schwer|schwerwiegend|schwerwiegende Reaktion|lebensbedrohlich|Lebensbedrohlich!|lebensgefährlich|lebensgefaehrlich|Lebensgefahr|tödlich|toedlich|Todesgefahr|kritisch|extrem|Extrem stark|hoch|Hoch|hochgradig|sehr hoch|stark|starke|sehr stark|heftig|heftige Reaktion|ernst|ernsthaft|gefährlich|gefaehrlich|schlimm|sehr schlimm|akut|massiv|erheblich|gravierend|leicht bis schwer|mittel bis schwer|Schwer (2019)|als Kind schwer|nicht nur schwer|Grad 4|Grad III|Stufe 4|8 von 10|schwergradig|nicht leicht sondern schwer|sehr schlecht',
    'Leicht|leicht|leichte|sehr leicht|Mittel|mittel|mittelschwer|mittelschwere|mäßig|maessig|moderat|gering|geringfügig|schwach|mild|harmlos|ungefährlich|ungefaehrlich|unbedenklich|niedrig|Unverträglichkeit leicht|leichtgradig|Grad 1|2 von 10|minimal',
    'nicht schwer|Nicht schwer|nicht so schlimm|nicht sehr schwer|nie schwer|niemals schwer|nicht lebensbedrohlich|keine schwere Reaktion|kein schwerer Verlauf|ohne schwere Symptome|nicht gefährlich|nichts Ernstes|nicht schlimm|nicht besonders schwer|kaum schwer|war nie schwer|keine Lebensgefahr',
  ],
  it: [
    'Grave|grave|gravi|molto grave|gravissima|gravissimo|gravemente|severa|severo|pericolosa|pericoloso|pericolo di vita|rischio di vita|mortale|potenzialmente mortale|letale|fatale|critica|critico|estrema|estremamente grave|alta|Alto|molto alta|elevata|forte|molto forte|intensa|acuta|seria|violenta|importante|da lieve a grave|grave (2018)|era grave da bambino|minaccia la vita|un po’ grave|grado 4|9 su 10|pesante',
    'Lieve|lieve|lievi|molto lieve|Moderata|moderato|leggera|leggero|media|medio|bassa|basso|debole|minima|piccola|minore|intolleranza|intolleranza alimentare|benigna|innocua|modesta|grado 1|tenue|blanda',
    'non grave|Non è grave|non molto grave|mai grave|non severa|niente di grave|non pericolosa|senza pericolo|poco grave|nessuna reazione grave|non è mai stata grave|non mortale|senza sintomi gravi',
  ],
  pt: [
    'Grave|grave|graves|muito grave|gravíssima|gravemente|severa|severo|perigosa|perigoso|perigo de vida|risco de vida|risco de morte|mortal|potencialmente fatal|letal|fatal|crítica|crítico|extrema|alta|Alto|muito alta|elevada|forte|muito forte|intensa|aguda|séria|leve a grave|grave (2018)|era grave em criança|ameaça a vida|um pouco grave|grau 4|9/10|muito mal|urgente',
    'Leve|leve|leves|muito leve|Moderada|moderado|ligeira|ligeiro|média|médio|baixa|baixo|fraca|mínima|pequena|menor|intolerância|benigna|inofensiva|branda|suave|grau 1',
    'não grave|Não é grave|nao grave|não muito grave|nunca grave|não severa|nada grave|sem perigo|não perigosa|pouco grave|nenhuma reação grave|sem risco de vida|nunca foi grave|sem sintomas graves',
  ],
  nl: [
    'Ernstig|ernstig|ernstige|zeer ernstig|erg ernstig|zwaar|zware|hevig|hevige reactie|heftig|levensgevaarlijk|levensbedreigend|levensgevaar|dodelijk|fataal|kritiek|kritisch|extreem|extreem ernstig|hoog|Hoog|sterk|sterke|gevaarlijk|gevaar|acuut|serieus|slecht|matig tot ernstig|ernstig (2019)|was ernstig als kind|intens|graad 4|9 van 10|heel erg slecht|niet alleen ernstig|fors',
    'Licht|licht|lichte|Matig|matige|mild|milde|gemiddeld|gering|zwak|laag|lage|klein|ongevaarlijk|onschuldig|minimaal|intolerantie|middelmatig|heel licht|licht tot matig|graad 1',
    'niet ernstig|Niet ernstig|niet zo ernstig|niet erg ernstig|nooit ernstig|nooit ernstig geweest|geen ernstige reactie|niet gevaarlijk|geen gevaar|niet levensbedreigend|zonder ernstige symptomen|weinig ernstig|niets ernstigs|niet zwaar',
  ],
  pl: [
    'Ciężka|ciężki|ciężkie|ciezka|bardzo ciężka|poważna|poważny|bardzo poważna|powazna|silna|silny|bardzo silna|ostra|niebezpieczna|niebezpieczne|groźna|śmiertelna|smiertelna|śmiertelnie niebezpieczna|zagrażająca życiu|zagrożenie życia|zagraża życiu|krytyczna|skrajna|ekstremalna|wysoka|Wysoki|duża|intensywna|gwałtowna|lekka do ciężkiej|ciężka (2019)|w dzieciństwie ciężka|stopień 4|9/10|nie tylko ciężka|zgroźna i groźna',
    'Łagodna|łagodny|lagodna|Lekka|lekki|lekkie|Umiarkowana|umiarkowany|średnia|średni|srednia|słaba|słaby|niska|niski|niewielka|niegroźna|nieciężka|minimalna|drobna|nietolerancja|nieznaczna|stopień 1',
    'nie ciężka|Nieciężka|nie jest ciężka|nigdy ciężka|nigdy nie była ciężka|nie poważna|nic poważnego|bez zagrożenia życia|nie zagraża życiu|nie groźna|żadnych ciężkich reakcji|brak ciężkich objawów|nie jest niebezpieczna|niezbyt ciężka',
  ],
  uk: [
    'Важка|важкий|важка форма|дуже важка|Тяжка|тяжкий|тяжкий ступінь|тяжкого ступеня|серйозна|дуже серйозна|небезпечна|дуже небезпечна|небезпечна для життя|смертельна|смертельно небезпечна|загроза життю|загрожує життю|критична|екстремальна|сильна|дуже сильна|гостра|висока|Високий|надзвичайно важка|інтенсивна|від легкої до важкої|важка (2019)|у дитинстві була важка|ступінь 4|9/10|не тільки важка|жахлива|Тяжёлая|опасная для жизни|тяжолий',
    'Легка|легкий|легкого ступеня|дуже легка|Помірна|помірний|середня|середнього ступеня|середньої тяжкості|слабка|незначна|низька|невелика|безпечна|неважка|мінімальна|непереносимість|Лёгкая|Умеренная|ступінь 1|м’яка|льогка',
    'не важка|Не важка|не дуже важка|ніколи не важка|ніколи не була важкою|нетяжка|не тяжка|не серйозна|нічого серйозного|не небезпечна|без загрози життю|не загрожує життю|жодних важких реакцій|без важких симптомів|несерйозна',
  ],
  ar: [
    'شديدة|شديد|شديدة جدا|شَدِيدَة|الشديدة|حساسية شديدة|خطيرة|خطير|خطيرة جدًا|خطر على الحياة|مهددة للحياة|تهدد الحياة|مميتة|قاتلة|حرجة|حادة|حاد|قوية|قوي جدا|عالية|عالي|مرتفعة|بالغة الخطورة|جسيمة|وخيمة|من خفيفة إلى شديدة|شديدة (2019)|كانت شديدة في الطفولة|قـويـة|كبيرة|الدرجة 4|9/10|سيئة جدا',
    'خفيفة|خفيف|خفيفة جدا|بسيطة|بسيط|متوسطة|متوسط|معتدلة|طفيفة|ضعيفة|منخفضة|محدودة|حميدة|قليلة|الدرجة 1|خفيفة إلى متوسطة|يسيرة|لطيفة|عادية',
    'ليست شديدة|غير شديدة|ليس شديدا|ليست خطيرة|غير خطيرة|لا خطر|ليست شديدة جدا|لم تكن شديدة|بدون أعراض شديدة|غير مهددة للحياة|لا تهدد الحياة|مش خطيرة|ليست حادة|مو خطيرة|غير مميتة|مفيش خطورة',
  ],
  zh: [
    '重度|重|严重|嚴重|非常严重|很严重|特别严重|重症|极重|危重|危及生命|有生命危险|致命|可致死|致死性|高|高度|很高|剧烈|强烈|极度|极其严重|急性|危险|很危险|非常危险|厉害|轻度至重度|中重度|严重（2019年）|小时候很严重|不只是严重|4级|Ⅳ级|9/10|严重过敏|重型|比较严重',
    '轻度|轻|輕度|轻微|輕微|中度|中等|中等程度|轻症|一般|低|低度|微弱|很轻|较轻|轻中度|不耐受|乳糖不耐受|良性|1级|严重程度：轻|温和',
    '不严重|不嚴重|不太严重|不是很严重|并不严重|没有严重反应|不重|无危险|不危险|非重度|从不严重|未危及生命|没有生命危险|不致命|不算严重',
  ],
  ja: [
    '重度|重症|重い|とても重い|重篤|ひどい|非常にひどい|酷い|激しい|強い|とても強い|高い|高|命に関わる|命にかかわる|命の危険|生命の危険|生命を脅かす|致命的|死に至る|死ぬ危険|危険|非常に危険|危篤|極度|深刻|最重度|急性|軽度〜重度|中等度から重度|重度（2019年）|子供の頃は重度|重症化しやすい|グレード4|9/10|きつい|激烈',
    '軽度|軽い|軽症|軽微|とても軽い|中等度|中程度|中等症|普通|弱い|低い|低|わずか|穏やか|マイルド|不耐症|グレード1|重症度：軽い|少し|軽め|無害',
    '重度ではない|重症ではない|重くない|ひどくない|重度じゃない|そんなに重くない|あまりひどくない|命に関わらない|危険ではない|深刻ではない|重い症状はない|重い症状なし|強くない|重症ではありません|激しくない',
  ],
  hi: [
    'गंभीर|गम्भीर|बहुत गंभीर|अति गंभीर|गंभीर रूप|जानलेवा|जान का खतरा|जान को खतरा|प्राणघातक|घातक|तीव्र|बहुत तेज|तेज़|तेज|उच्च|बहुत अधिक खतरनाक|खतरनाक|ख़तरनाक|अत्यधिक|भयंकर|भयानक|सख्त|हल्का से गंभीर|गंभीर (2019)|बचपन में गंभीर थी|बहुत बुरा|बहुत ज्यादा|ज़्यादा तीव्र|मौत का खतरा|जीवन के लिए खतरा|जानलेवा एलर्जी|ग्रेड 4|9/10|चरम|क्रिटिकल',
    'हल्का|हल्की|हल्के|हलकी|बहुत हल्की|मध्यम|मामूली|कम|बहुत कम|साधारण|सामान्य|थोड़ी|थोड़ा|निम्न|मंद|माइल्ड|असहिष्णुता|ग्रेड 1|कमज़ोर|हल्का से मध्यम',
    'गंभीर नहीं|गंभीर नहीं है|बहुत गंभीर नहीं|गम्भीर नहीं|खतरनाक नहीं|जानलेवा नहीं|कोई गंभीर प्रतिक्रिया नहीं|कभी गंभीर नहीं|तीव्र नहीं|गंभीर नही|कोई खतरा नहीं|गंभीर लक्षण नहीं|उतना गंभीर नहीं|बिना गंभीर लक्षण',
  ],
  ru: [
    'Тяжёлая|тяжелая|Тяжёлый|тяжело|тяжёлая степень|тяжёлой степени|очень тяжёлая|крайне тяжёлая|серьёзная|очень серьёзная|опасная|опасно|опасная для жизни|опасно для жизни|угроза жизни|угрожает жизни|угрожающая жизни|жизнеугрожающая|смертельная|смертельно опасная|может убить|критическая|сильная|очень сильная|сильно выраженная|острая|высокая|Высокий|интенсивная|экстремальная|от лёгкой до тяжёлой|тяжёлая (2019)|в детстве была тяжёлая|степень 4|9/10|не только тяжёлая|ужасная|страшная|чуть не умер|чуть не умерла|летальная|госпитализация|очень плохо|значительная|жуткая',
    'Лёгкая|легкая|лёгкий|лёгкая степень|лёгкой степени|очень лёгкая|Умеренная|умеренный|средняя|средней степени|средней тяжести|средней степени тяжести|слабая|незначительная|небольшая|низкая|неопасная|нетяжёлая|несерьёзная|минимальная|мягкая|непереносимость|степень 1|терпимая|несильная|незначительная',
    'не тяжёлая|Не тяжёлая|не очень тяжёлая|никогда не была тяжёлой|не серьёзная|ничего серьёзного|не опасная|не опасно|не опасно для жизни|без угрозы жизни|не угрожает жизни|нет тяжёлых реакций|никаких тяжёлых реакций|без тяжёлых симптомов|не сильная',
  ],
  tr: [
    'Ağır|ağır|AĞIR|çok ağır|Şiddetli|çok şiddetli|Ciddi|çok ciddi|son derece ciddi|Hayati tehlike|hayatı tehdit eden|yaşamı tehdit ediyor|Ölümcül|ölüm tehlikesi|ölüm riski|Tehlikeli|çok tehlikeli|kritik|aşırı|yüksek|Yüksek risk|güçlü|kötü|çok kötü|Acil|acile kaldırıldı|hastaneye kaldırıldı|orta-ağır|hafif veya ağır|hafiften ağıra kadar: ağır|ağır (2019)|çocukken ağırdı|öldürücü|10/10|korkunç|en ağır|Şiddeti: ağır|hafif değil, ağır|ileri derecede|hayati',
    'Hafif|hafif|HAFİF|çok hafif|Orta|orta şiddette|orta şiddetli|orta derece|orta derecede|hafif-orta|düşük|düşük risk|zayıf|önemsiz|küçük|zararsız|tehlikesiz|İntolerans|gıda intoleransı|laktoz intoleransı|2/10|Şiddeti: hafif|katlanılabilir|az şiddetli',
    'ağır değil|Ağır değil|çok ağır değil|hiç ağır olmadı|ağır değildi|şiddetli değil|ciddi değil|pek ciddi değil|tehlikeli değil|hayati tehlike yok|hayati tehlikesi yok|hayatı tehdit etmiyor|ağır reaksiyon yok|ağır bir reaksiyon olmadı|ölüm riski yok',
  ],
  ko: [
    '심함|심한|매우 심함|아주 심한 알레르기|심해요|심했음|심합니다|심각|심각함|매우 심각|심각한 반응|중증|최중증|중증임|중증 알레르기|위중|위험|위험함|매우 위험|고위험|생명 위협|생명을 위협함|생명이 위험함|생명이 위독|목숨이 위험|치명적|치명적임|죽을 수 있음|사망 위험|강함|강한 반응|높음|매우 높음|극심함|극심한|응급|급성|격렬함|최악|중증(2019년)|어릴 때 심했음|경증에서 중증|중등도~중증|10/10|위중함|위급|매우 강함|입원함|경증이 아니라 중증|무서운 반응|조금 심함|심해질 수 있음|견딜 수 없음|참을 수 없이 심함',
    '경증|경미|경미함|경도|가벼움|가벼운|가벼운 편|매우 가벼움|약함|약한|중등도|중등증|중간|중간 정도|보통|보통임|낮음|저위험|불내증|유당 불내증|2/10|조금|약간|중증도: 경증|심각도: 낮음|무해함|견딜 만함',
    '심하지 않음|심하지 않아요|심하지 않았음|심하지 않습니다|그리 심하지 않음|별로 심하지 않음|심각하지 않음|심각하지는 않음|중증 아님|중증은 아님|중증이 아님|중증 아닙니다|위험하지 않음|생명 위협 없음|생명에 지장 없음|심한 증상 없음|심한 반응 없음|심한 반응은 없었음|안 심함|심각한 증상은 없음|전혀 심하지 않음|심한 편은 아님',
  ],
  sv: [
    'Svår|svår|SVÅR|mycket svår|svår allergi|Allvarlig|allvarligt|mycket allvarlig|Livshotande|livsfarlig|livsfarligt|Dödlig|potentiellt dödlig|dödsfarlig|Farlig|mycket farligt|kritisk|extrem|extremt stark|hög|Hög risk|kraftig|kraftig reaktion|stark|starkt|akut|våldsam|hemsk|fruktansvärd|mycket dålig|måttlig till svår|lindrig till svår|svår (2019)|var svår som barn|inte bara svår|9/10|grad 4|Svårighetsgrad: svår|den värsta|uttalad|svårartad',
    'Lindrig|lindrig|mycket lindrig|Måttlig|måttlig|medelsvår|Medelsvår|lätt|Mild|milda besvär|svag|låg|låg risk|liten|ofarlig|harmlös|obetydlig|godartad|Intolerans|laktosintolerans lindrig|lindrig till måttlig|grad 1|2/10|Svårighetsgrad: lindrig|uthärdlig',
    'inte svår|Inte svår|ej svår|inte så svår|inte särskilt svår|aldrig svår|har aldrig varit svår|inte allvarlig|ingen allvarlig reaktion|inget allvarligt|inte farlig|inte livshotande|utan allvarliga symtom|knappast svår|svår: nej',
  ],
  ro: [
    'Severă|severă|SEVERĂ|sever|foarte severă|alergie severă|Gravă|grav|foarte grav|gravă|gravisimă|puternică|foarte puternică|periculoasă|foarte periculos|pericol de moarte|pericol de viață|pune viața în pericol|amenință viața|amenințătoare de viață|risc vital|mortală|potențial mortală|letală|fatală|critică|extremă|extrem de severă|ridicată|mare|intensă|acută|serioasă|violentă|de la ușoară la severă|moderată până la severă|severă (2019)|era severă în copilărie|nu doar severă|9/10|grad 4|Severitate: severă|foarte rău|nu ușoară, ci severă|urgență medicală',
    'Ușoară|ușoară|ușor|foarte ușoară|Moderată|moderat|medie|slabă|scăzută|mică|redusă|minoră|neînsemnată|inofensivă|nepericuloasă|benignă|suportabilă|Intoleranță|intoleranță la lactoză|ușoară până la moderată|grad 1|2/10|Severitate: ușoară',
    'nu este severă|Nu e severă|nu severă|nu foarte severă|niciodată severă|nu a fost niciodată severă|nu e gravă|nimic grav|fără pericol|nu este periculoasă|nicio reacție severă|fără simptome severe|nu atât de gravă|nu pune viața în pericol',
  ],
}

const UNKNOWN = [
  '', ' ', '?', '???', '!', '‼️', '🙂', '-', '—', '0', '7', '42', 'asdf', 'xyzzy', 'banana', 'Yes', 'No', 'None', 'N/A',
  'Unknown', 'unknown severity', 'Unbekannt', 'desconocida', 'inconnue', 'невідомо', 'غير معروف', '不明', 'अज्ञात',
  'not mild', 'nicht leicht', 'mild?', 'leicht?', 'can get worse', 'mild, may get worse', 'Gift', 'leki', 'lek', 'Bob',
  'пес', 'яблуко', 'кіт', 'Нонсенс', 'قطة', 'تفاح', 'كلب', '猫', '体重', '体重60', '高橋', '中村さん', '小林', '重田', '东西', '苹果',
  'りんご', 'いぬ', '東京', 'कुत्ता', 'सेब', 'दिल्ली', 'Hund', 'Apfel', 'perro', 'manzana', 'chien', 'pomme', 'cane', 'mela', 'cão',
  'maçã', 'hond', 'appel', 'pies', 'jabłko', 'several', 'lifelong', 'Dr. Meier', '2019', '12.03.2020', '3/4/2019', 'since birth', 'IgE',
  'class 4', 'see notes', 'siehe Notizen', 'tbd', 'ask my wife', 'constructor', '__proto__', 'Grade', 'less severe',
] // biome-ignore format: a list

const cases = Object.entries(WORDS).flatMap(([language, [severe, notSevere, denied]]) => {
  const of = (texts: string, severity: Severity) =>
    texts.split('|').map(words => [language, words, severity] as const)
  return [...of(severe, 'severe'), ...of(notSevere, 'notSevere'), ...of(denied, 'notSevere')]
})

test.each(cases)('%s: %s is %s', (_, words, severity) => {
  expect(severityOf(words)).toBe(severity)
})

test.each(UNKNOWN)('%j is unknown', words => {
  expect(severityOf(words)).toBe('unknown')
})

test('each language has more than fifty test words', () => {
  for (const [language, texts] of Object.entries(WORDS)) {
    expect(texts.join('|').split('|').length, language).toBeGreaterThan(50)
  }
})

/** The severities that the typing help offers. All others must not be read as harmless. */
const OFFERED: Record<Severity, string> = {
  severe:
    'Severe|Life-threatening|Critical|Severe - anaphylaxis|Extreme|Very severe|High|Anaphylaxis',
  notSevere: 'Moderate|Mild|Low|Intolerance',
  unknown: 'Unknown',
}

test('reads every offered severity correctly', () => {
  const meant = Object.entries(OFFERED).flatMap(([severity, texts]) =>
    texts.split('|').map(text => [text, severity] as const),
  )
  const offered = LISTS.severities().map(({ text }) => text)
  expect(new Map(meant)).toEqual(new Map(offered.map(text => [text, severityOf(text)])))
})

test('reads a text of 100 KB like its beginning', () => {
  expect(severityOf(`severe ${'x'.repeat(100_000)}`)).toBe('severe')
  expect(severityOf('((((('.repeat(20_000))).toBe('unknown')
  expect(severityOf('not '.repeat(25_000))).toBe('unknown')
})
