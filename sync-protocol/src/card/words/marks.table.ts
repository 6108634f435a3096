import type { TreatmentMark } from '../../medical'

/**
 * Medicines that change emergency treatment: beginnings of international names and of the words for
 * a class, and names in scripts without a register. The comparison by sound also matches other
 * European and Cyrillic spellings. The marks are in the order of harm. Names of products are in
 * dangers.table.ts, except for common words, which need the strength that is sold: `vulgar_25`.
 */
export const MARKED = {
  anticoagulant: `
warfarin *xaban *ксабан apixaban rivaroxaban dabigatran edoxaban betrixaban enoxaparin dalteparin tinzaparin nadroparin bemiparin certoparin parnaparin reviparin danaparoid heparin гепарин fondaparinux acenocoumar acenocumar phenprocoum fenprocum femprocum fluindion phenindion tioclomarol bivalirudin desirudin lepirudin argatroban anticoagul antikoagul antistoll bloedverdun blutverdun blood_thinner diluyente_sangre rozrzedz przeciwkrzepliw przeciwzakrzep gerinnungshemm blodfortunn kan_sulandir anticoagulante_oral розрідж кроворозрідж
وارفارين كومادين ماريفان فينبروكومون مسيلات مسيل_للدم ريفاروكسابان زاريلتو ابيكسابان اليكويس دابيغاتران برادكسا ايدوكسابان ليكسيانا هيبارين اينوكسابارين كليكسان اسينوكومارول سينتروم فوندابارينوكس تينزابارين مميع مميعات
华法林 华法令 可迈丁 香豆素 利伐沙班 拜瑞妥 阿哌沙班 艾乐妥 达比加群 泰毕全 依度沙班 艾多沙班 里先安 肝素 依诺肝素 克赛 速碧林 法安明 磺达肝 阿加曲班 比伐芦定 抗凝 血液稀释 稀释血液
ワルファリン ワーファリン ワーファリ リバーロキサバン イグザレルト アピキサバン エリキュース ダビガトラン プラザキサ エドキサバン リクシアナ ヘパリン エノキサパリン クレキサン フォンダパリヌクス アリクストラ 抗凝固 血液サラサラ 血をサラサラ
वारफेरिन एसिट्रोम रिवारोक्साबैन ज़ारेल्टो एपिक्साबैन एलिक्विस डाबिगाट्रान प्राडाक्सा हेपरिन एनोक्सापारिन क्लेक्सेन एसेनोकोमारोल एंटीकोगुलेंट खून_पतला रक्त_पतला
دابيجاتران دالتيبارين مضاد_التخثر مضادات_التخثر
ダルテパリン アセノクマロール フェンプロクモン
एडोक्साबैन डाल्टेपारिन
와파린 와르파린 쿠마딘 아픽사반 엘리퀴스 리바록사반 자렐토 다비가트란 프라닥사 에독사반 릭시아나 헤파린 에녹사파린 크렉산 달테파린 프라그민 폰다파리눅스 아릭스트라 항응고 항응혈`,
  insulin: `
insulin
انسولين لانتوس هيومالوغ هومالوج نوفورابيد تريسيبا ليفيمير ميكستارد توجيو اكترابيد
胰岛素 诺和锐 诺和灵 诺和平 诺和达 来得时 优泌乐 优泌林 甘舒霖 长秀霖 甘精
インスリン インシュリン ランタス ノボラピッド ヒューマログ ヒューマリン トレシーバ ノボリン レベミル アピドラ フィアスプ ルムジェブ ライゾデグ ソリクア ゾルトファイ
इंसुलिन लैंटस हुमालोग ह्युमालॉग नोवोरैपिड मिक्सटार्ड ह्यूमिनसुलिन
انسولين_ليسبرو
인슐린 란투스 투제오 휴마로그 휴물린 노보래피드 노보믹스 노보린 트레시바 레버미어 아피드라 피아스프 라이조덱 솔리쿠아 베이사글라`,
  clottingFactor: `
octocog moroctocog turoctocog simoctocog lonoctocog efmoroctocog damoctocog rurioctocog susoctocog efanesoctocog nonacog eftrenonacog albutrepenonacog eptacog vonicog catridecacog emicizumab concizumab marstacimab stollingsfactor stollingsfactor_viii stollingsfactor_ix czynnik_krzepniecia czynnik_viii czynnik_ix factor_viii factor_ix factor_xiii factor_8 factor_9 factor_vii facteur_viii facteur_ix facteur_vii facteur_8 facteur_9 faktor_viii faktor_ix faktor_vii faktor_8 faktor_9 faktoru_viii faktoru_ix fattore_viii fattore_ix fattore_8 fattore_9 fator_viii fator_ix coagulation_factor clotting_factor von_willebrand фактор_viii фактор_ix фактор_8 фактор_9
عامل_ثامن عامل_التخثر عامل_تخثر عوامل_التخثر اوكتوكوج نوناكوج ايميسيزوماب هيمليبرا
凝血因子 凝血酶原复合物 因子_viii 因子_ix 八因子 九因子 第八因子 第九因子 艾美赛珠 舒友立乐 重组人凝血 人凝血因子 血管性血友病因子
凝固因子 血液凝固第_viii_因子 血液凝固第_ix_因子 血液凝固第_vii_因子 血液凝固第_xiii_因子 血液凝固第_8_因子 血液凝固第_9_因子 血液凝固因子 第_viii_因子 第_ix_因子 オクトコグ ノナコグ ツロクトコグ ルリオクトコグ ロノクトコグ エミシズマブ ヘムライブラ アドベイト アディノベイト イロクテイト オルプロリクス ノボセブン コージネイト コバールトリイ ジビイ ベネフィクス クロスエイト コンファクト クトコグ エプタコグ
फैक्टर_आठ फैक्टर_8 फैक्टर_9 एमिसिज़ुमैब क्लॉटिंग_फैक्टर
혈액응고인자 응고인자 에미시주맙 헴리브라 애드베이트 애디노베이트 노보세븐 엘록테이트 그린진 그린모노`,
  pulmonaryVasodilator: `
epoprostenol treprostinil iloprost selexipag beraprost
ايبوبروستينول تريبروستينيل ايلوبروست سيليكسيباج سيليكسيباغ فلولان ريموديولين
依前列醇 曲前列尼尔 伊洛前列素 司来帕格 贝前列素 瑞莫杜林 万他维 优拓比
エポプロステノール トレプロスチニル イロプロスト セレキシパグ ベラプロスト フローラン トレプロスト ベンテイビス ウプトラビ ケアロード ベラサス
एपोप्रोस्टेनोल ट्रेप्रोस्टिनिल इलोप्रोस्ट सेलेक्सिपैग
에포프로스테놀 트레프로스티닐 일로프로스트 셀렉시팍 베라프로스트 레모둘린 벤타비스 업트라비`,
  hypoglycaemic: `
glibenclamid glifor_plus gliclazid glimepirid glipizid gliquidon glibornurid glisentid glyburid tolbutamid tolazamid chlorpropamid repaglinid nateglinid mitiglinid sulfonylurea sulphonylurea sulfonylharnstoff сульфонілсечовин gli_sr nat_ala amophage_extra
غليبنكلاميد جليبنكلاميد غليكلازيد جليكلازيد غليميبريد جليميبريد جليميبرايد غليبيزيد جليبيزيد ريباجلينيد ريباغلينيد
格列本脲 优降糖 格列齐特 达美康 格列美脲 亚莫利 格列吡嗪 格列喹酮 瑞格列奈 诺和龙 那格列奈 米格列奈 磺脲 磺酰脲 消渴丸
グリベンクラミド グリクラジド グリメピリド レパグリニド ナテグリニド ミチグリニド スルホニル尿素 アマリール オイグルコン グリミクロン ファスティック スターシス グルファスト シュアポスト
ग्लिबेनक्लामाइड ग्लाइबेनक्लामाइड ग्लिक्लाज़ाइड ग्लाइक्लाज़ाइड ग्लिमेपिराइड ग्लाइमेपिराइड ग्लिपिज़ाइड रेपाग्लिनाइड सल्फोनिलयूरिया
글리벤클라미드 글리벤클라마이드 글리클라지드 글리클라자이드 글리메피리드 글리메피라이드 글리피지드 글리피자이드 레파글리니드 나테글리니드 미티글리니드 설포닐우레아 아마릴 다이아미크롱`,
  steroid: `
predni prednison prednisolon methylprednisolon prednylid methylpredni metilpredni metylopredni meprednison hydrocortison гидрокортизон солу_медрол solu_medrol u_cort posterisan_h solu_cortef dexamethason desametason deksametason betamethason deflazacort fludrocortison cortison triamcinolon paramethason cloprednol vamorolon corticoid corticosteroid corticosteroiz corticoiz glucocorticoid glikokortyko steroid steryd esteroid гормони_надниркових глюкокортик гкс zamene_6 zamene_30 zamene_22 decor_6 decor_30 hydrocort
بريدنيزون بريدنيزولون بريدنيسولون هيدروكورتيزون كورتيزون كورتيزول ديكساميثازون ديكساميتازون بيتاميثازون ميثيل_بريدنيزولون ميثيلبريدنيزولون ديكادرون ميدرول فلودروكورتيزون ستيرويد ستيرويدات كورتيكوستيرويد سوليوبريد
泼尼松 强的松 泼尼松龙 强的松龙 甲泼尼龙 甲基强的松龙 甲强龙 美卓乐 氢化可的松 可的松 地塞米松 倍他米松 氟氢可的松 曲安奈德 类固醇 皮质激素 糖皮质 皮质类固醇 去氢可的松 地夫可特
プレドニゾロン プレドニン プレドニゾン ヒドロコルチゾン コートリル ソルコーテフ コーテフ コルチゾン デキサメタゾン デカドロン ベタメタゾン リンデロン メチルプレドニゾロン メドロール ソルメドロール フルドロコルチゾン フロリネフ トリアムシノロン ステロイド 副腎皮質 糖質コルチコイド
प्रेडनिसोन प्रेडनिसोलोन हाइड्रोकोर्टिसोन कोर्टिसोन डेक्सामेथासोन बीटामेथासोन मिथाइलप्रेडनिसोलोन मेड्रोल फ्लूड्रोकोर्टिसोन स्टेरॉयड स्टेरॉइड वायसोलोन डेफ्लाजाकोर्ट
كورتيكوستيرويدات
कॉर्टिकोस्टेरॉयड
프레드니손 프레드니솔론 소론도 메틸프레드니솔론 메드롤 솔루메드롤 히드로코르티손 하이드로코르티손 코르티손 코티손 코티솔 덱사메타손 베타메타손 플루드로코르티손 데플라자코트 캘코트 트리암시놀론 스테로이드 코르티코스테로이드 부신피질`,
  antiepileptic: `
levetiracetam brivaracetam lamotrigin lamotrijin valpro divalproex natriumvalpro valnoctamid valpromid carbamazepin oxcarbazepin eslicarbazepin phenytoin fosphenytoin ethotoin phenobarb methylphenobarb barbexaclon primidon topiramat lacosamid zonisamid clonazepam clobazam ethosuximid mesuximid perampanel rufinamid cenobamat vigabatrin stiripentol felbamat tiagabin fenfluramin sultiam retigabin ezogabin antiepilept anticonvuls przeciwpadaczk przeciwdrgawk протиепілепт протисудомн противосудорож противоэпилепт lev_end epi_no preplus_b12
ليفيتيراسيتام كيبرا لاموتريجين لاميكتال فالبروات ديباكين ديباكوت كاربامازيبين تيجريتول تيغريتول اوكسكاربازيبين تريليبتال فينيتوين ايبانوتين فينوباربيتال توبيراميت توباماكس لاكوساميد فيمبات زونيساميد كلوبازام ايثوسوكسيميد بريفاراسيتام حمض_الفالبرويك مضاد_للصرع
左乙拉西坦 开浦兰 拉莫三嗪 利必通 丙戊酸 德巴金 卡马西平 得理多 奥卡西平 曲莱 苯妥英 苯巴比妥 鲁米那 托吡酯 妥泰 拉考沙胺 唑尼沙胺 氯巴占 布瓦西坦 布立西坦 乙琥胺 吡仑帕奈 扑米酮 氨己烯酸 大仑丁 抗癫痫
レベチラセタム イーケプラ ラモトリギン ラミクタール バルプロ酸 バルプロ デパケン セレニカ カルバマゼピン テグレトール フェニトイン アレビアチン ヒダントール フェノバルビタール フェノバール トピラマート トピナ ラコサミド ビムパット ゾニサミド エクセグラン クロバザム マイスタン ペランパネル フィコンパ エトスクシミド プリミドン ビガバトリン ルフィナミド ブリーバラセタム ブリィビアクト 抗てんかん
लेवेटिरासेटम लेवेतिरासेटम केप्रा लैमोट्रिजीन लैमिक्टल वैल्प्रोएट वैल्प्रोइक सोडियम_वैल्प्रोएट कार्बामाज़ेपिन टेग्रेटोल ऑक्सकार्बाज़ेपिन फेनिटोइन एप्टोइन फेनोबार्बिटल फेनोबार्बिटोन टोपिरामेट लैकोसामाइड क्लोबाज़म ज़ोनिसामाइड मिर्गी
オクスカルバゼピン
레비티라세탐 레베티라세탐 케프라 라모트리진 라믹탈 발프로 데파킨 데파코트 오르필 카르바마제핀 카바마제핀 테그레톨 옥스카르바제핀 옥스카바제핀 트리렙탈 페니토인 페노바르비탈 페노바비탈 토피라메이트 토파맥스 라코사미드 빔팻 조니사미드 엑세그란 클로바잠 센틸 페람파넬 파이콤파 비가바트린 사브릴 에토숙시미드 브리바라세탐 항경련 항전간 항뇌전증
كلونازيبام ريفوتريل
氯硝西泮 利福全
クロナゼパム リボトリール ランドセン
क्लोनाज़ेपम क्लोनाज़ेपाम रिवोट्रिल
클로나제팜 리보트릴`,
  nitrate: `
nitroglycerin nitroglicerin glyceroltrinitrat glyceryl_trinitrat glyceryltrinitrat mono_tad gliserol_trinitrat gliceril_trinitrat gliseriltrinitrat trinitrin trinitroglycerin isosorbid izosorbit molsidomin nicorandil pentaerithrityl iso_lacer iso_mack mono_mack
نيتروجليسرين نتروجليسرين نيتروغليسرين نيتروغليسيرين نتروغليسرين ايزوسوربيد نيكورانديل موليسدومين نترات_عضويه
硝酸甘油 硝酸异山梨酯 单硝酸异山梨酯 消心痛 欣康 鲁南欣康 依姆多 尼可地尔
ニトログリセリン 硝酸イソソルビド 一硝酸イソソルビド ニトロペン ニトロダーム ミリスロール ニトロール フランドル アイトロール ニコランジル シグマート ミオコール バソレーター
नाइट्रोग्लिसरीन नाइट्रोग्लिसरिन ग्लिसरिल_ट्राइनाइट्रेट आइसोसोर्बाइड सॉर्बिट्रेट सोर्बिट्रेट निकोरैंडिल निकोरंडिल
니트로글리세린 나이트로글리세린 이소소르비드 니코란딜 몰시도민 시그마트`,
  pde5: `
sildenafil tadalafil tadafil vardenafil avanafil udenafil mirodenafil riociguat riosiguat vulgar_25 vulgar_50 vulgar_100 combo_25 combo_50 combo_100 lex_5 lex_20 stimu_max
سيلدينافيل سيلدنافيل تادالافيل فاردينافيل فاردنافيل افانافيل ريوسيجوات فياجرا فياغرا سياليس ليفيترا
西地那非 万艾可 伟哥 他达拉非 希爱力 伐地那非 艾力达 阿伐那非 乌地那非 爱地那非 利奥西呱
シルデナフィル タダラフィル バルデナフィル アバナフィル リオシグアト バイアグラ シアリス レビトラ レバチオ アドシルカ ザルティア アデムパス
सिल्डेनाफिल टैडालाफिल टाडालाफिल वार्डेनाफिल वियाग्रा सियालिस
실데나필 타다라필 바데나필 아바나필 유데나필 미로데나필 리오시구앗 비아그라 시알리스 레비트라 팔팔 자이데나`,
  antiplatelet: `
*grelor a_a_s clopidogrel ticagrelor prasugrel cangrelor ticlopidin dipyridamol cilostazol тромбо_асс triflusal indobufen ditazol sarpogrelat vorapaxar abciximab eptifibatid tirofiban aspirin acetylsalicyl acetylosalicyl acetyl_salicyl carbasalat antiplatelet antiaggreg plaatjesremmer plattchenhemm przeciwplytk chiaro_250 clox_250 paso_tablet flucontrol_symptom
اسبرين كلوبيدوجريل كلوبيدوغريل بلافيكس تيكاغريلور بريلينتا براسوغريل اسيتيل_ساليسيليك حمض_اسيتيل ديبيريدامول سيلوستازول جوسبرين
氯吡格雷 波立维 替格瑞洛 倍林达 普拉格雷 阿司匹林 阿斯匹林 阿斯匹灵 阿司匹灵 乙酰水杨酸 双嘧达莫 潘生丁 西洛他唑 噻氯匹定 抗血小板
アスピリン アセチルサリチル クロピドグレル プラビックス チカグレロル ブリリンタ プラスグレル エフィエント シロスタゾール プレタール ジピリダモール チクロピジン パナルジン
एस्पिरिन इकोस्प्रिन डिस्प्रिन क्लोपिडोग्रेल प्लाविक्स टिकाग्रेलर प्रासुग्रेल एसिटाइलसैलिसिलिक
كلوبيدوقريل تيكاجريلور براسوجريل
아스피린 아세틸살리실 아스트릭스 클로피도그렐 플라빅스 티카그렐러 브릴린타 프라수그렐 에피언트 실로스타졸 프레탈 디피리다몰 티클로피딘 사포그렐레이트 항혈소판`,
  opioid: `
co_codamol ms_contin mst_continus mst ms_ir co_gesic co_efferalgan cod_efferalgan nurofen_plus panadol_ultra panadeine_forte tylenol_codeine morphin fentanyl alfentanil sufentanil remifentanil oxycodon ossicodon hydrocodon hydromorphon гидроморфон гідроморфон oxymorphon methadon levomethadon buprenorphin tramadol tapentadol codein dihydrocodein ethylmorphin diamorphin tilidin pethidin meperidin piritramid nalbuphin butorphanol pentazocin meptazinol levorphanol propoxyphen dextropropoxyphen oliceridin dezocin opioid opiod opiat oppiace наркотическ_анальгетик наркотичн_анальгетик морфій apranax_plus cuprofen_plus robaxacet_8 geralgine_plus margesic_h paramax_cod rapifen_injection rapifen_intensive
مورفين فنتانيل ديوروجيسيك اوكسيكودون اوكسيكونتين هيدرومورفون ميثادون بوبرينورفين سوبوكسون ترامادول ترامال كودايين بيثيدين تابنتادول افيوني افيونيه افيونيات افيونات كودين كوديين
吗啡 美施康定 芬太尼 多瑞吉 羟考酮 奥施康定 氢吗啡酮 氢可酮 美沙酮 丁丙诺啡 曲马多 可待因 哌替啶 度冷丁 杜冷丁 他喷他多 阿片
モルヒネ オプソ カディアン フェンタニル デュロテップ フェントス オキシコドン オキシコンチン オキノーム ヒドロモルフォン ナルサス ナルラピド メサドン メサペイン ブプレノルフィン ノルスパン レペタン トラマドール トラマール トラムセット ワントラム コデイン ペチジン タペンタドール タペンタ ペンタゾシン オピオイド 医療用麻薬
मॉर्फिन फेंटानिल ऑक्सीकोडोन हाइड्रोमोर्फोन मेथाडोन ब्यूप्रेनोर्फिन ट्रामाडोल कोडीन पेथिडीन टैपेंटाडोल ओपिओइड अफीम
모르핀 엠에스콘틴 펜타닐 듀로제식 옥시코돈 옥시콘틴 히드로모르폰 하이드로모르폰 저니스타 메타돈 부프레노르핀 노스판 트라마돌 트리돌 울트라셋 코데인 페티딘 메페리딘 타펜타돌 뉴신타 오피오이드 아편 마약성
ريميفينتانيل سوفينتانيل نالبوفين
舒芬太尼 瑞芬太尼 阿芬太尼 布托啡诺 纳布啡 地佐辛 喷他佐辛 双氢可待因
レミフェンタニル ジヒドロコデイン ナルベイン
수펜타닐 레미펜타닐 날부핀 부토르파놀`,
  opioidBlocker: `
naloxon naltrexon nalmefen
نالوكسون نالتريكسون نالتركسون نالميفين ناركان
纳洛酮 纳曲酮 纳美芬
ナロキソン ナルトレキソン ナルメフェン セリンクロ
नालोक्सोन नाल्ट्रेक्सोन नैलोक्सोन नैल्ट्रेक्सोन
날록손 날트렉손 날메펜 레비아`,
  levodopa: `
levodopa carbidopa benserazid foslevodopa foscarbidopa melevodopa apomorphin apo_go
ليفودوبا كاربيدوبا بنسيرازيد بنسيرازايد ابومورفين سينيميت مادوبار ستاليفو
左旋多巴 卡比多巴 苄丝肼 多巴丝肼 美多芭 美多巴 息宁 阿扑吗啡 达灵复
レボドパ カルビドパ ベンセラジド アポモルヒネ アポカイン ネオドパストン メネシット マドパー ドパコール ドパストン スタレボ デュオドーパ ヴィアレブ イーシードパール ネオドパゾール ドパール
लेवोडोपा कार्बिडोपा बेंसेराज़ाइड एपोमोर्फिन सिंडोपा
레보도파 카르비도파 카비도파 벤세라지드 아포모르핀 마도파 시네메트 스타레보`,
  adrenalineAutoInjector: `
adrenalin epinephrin
ادرينالين ابينفرين ايبينفرين ايبيبين ايبي_بن قلم_ادرينالين
肾上腺素笔 肾上腺素自动注射 肾上腺素自动注射器 肾上腺素注射笔 爱必平 艾优必 肾上腺素
エピペン アドレナリン エピネフリン ネフィー
एपिपेन एड्रेनालाईन एड्रेनालिन एपिनेफ्रीन एपिनेफ्रिन
에피펜 아드레날린 에피네프린 젝스트`,
  digoxin: `
digoxin digossin digitoxin metildigoxin acetyldigoxin deslanosid lanatosid digitalis
ديجوكسين ديغوكسين لانوكسين ديجيتال
地高辛 洋地黄 狄戈辛 毛花苷 西地兰
ジゴキシン ハーフジゴキシン ジゴシン ジギタリス メチルジゴキシン ラニラピッド
डिगोक्सिन डाइजोक्सिन लैनोक्सिन
디곡신 디기톡신 디지탈리스`,
  lithium: `
li_liquid lithium litij litio litia litiu litu lityum weglan_litu карбонат_літію
ليثيوم بريادل
碳酸锂 锂盐 锂片 锂
リチウム リーマス
लिथियम
리튬 탄산리튬`,
  maoInhibitor: `
phenelzin tranylcypromin tranilcipromin isocarboxazid moclobemid selegilin selejilin rasagilin rasajilin safinamid toloxaton iproniazid nialamid linezolid mao_inhibitor mao_hemmer mao_remmer monoamine_oxidase monoaminooxid methylene_blue tonus_5
سيليجيلين راساجيلين موكلوبيميد فينيلزين لينزوليد
司来吉兰 雷沙吉兰 吗氯贝胺 苯乙肼 反苯环丙胺 单胺氧化酶 沙芬酰胺 利奈唑胺
セレギリン エフピー ラサギリン アジレクト サフィナミド エクフィナ mao_阻害 mao_阻害薬 モノアミン酸化酵素 リネゾリド
सेलेजिलिन सेलेगिलिन रासागिलिन मोक्लोबेमाइड
フェネルジン モクロベミド
모클로베미드 셀레길린 라사길린 아질렉트 페넬진 리네졸리드 mao_억제`,
  betablocker: `
*olol *олол metoprolol bisoprolol atenolol propranolol carvedilol karwedilol nebivolol labetalol sotalol nadolol timolol pindolol acebutolol betaxolol celiprolol oxprenolol esmolol landiolol arotinolol carteolol bevantolol penbutolol tertatolol beta_blocker betablok betablock beta_block bloqueador_beta beta_adrenolit бета_блокатор бета_адреноблокатор soprano_5 soprano_10 target_100 target_50
ميتوبرولول بيسوبرولول كونكور اتينولول بروبرانولول اندرال كارفيديلول نيبيفولول سوتالول لابيتالول حاصر_بيتا حاصرات_بيتا
洛尔 美托洛尔 倍他乐克 比索洛尔 康忻 阿替洛尔 普萘洛尔 心得安 卡维地洛 奈必洛尔 拉贝洛尔 索他洛尔 阿罗洛尔 β_受体阻滞剂 贝塔受体阻滞剂
メトプロロール セロケン ロプレソール ビソプロロール メインテート ビソノ アテノロール テノーミン プロプラノロール インデラル カルベジロール アーチスト ネビボロール ソタロール ラベタロール ナドロール ベータ遮断 β_遮断 β_遮断薬 ベータブロッカー β_ブロッカー
मेटोप्रोलोल बिसोप्रोलोल एटेनोलोल प्रोप्रानोलोल इंडेरल कार्वेडिलोल नेबिवोलोल सोटालोल लेबेटालोल बीटा_ब्लॉकर
تيمولول
チモロール
टिमोलोल
메토프롤롤 비소프롤롤 콩코르 아테놀롤 테놀민 프로프라놀롤 인데놀 카르베딜롤 카베딜롤 딜라트렌 네비보롤 네비볼롤 네비레트 소타롤 소탈롤 라베탈롤 나돌롤 티몰롤 에스몰롤 베타차단 베타_차단`,
  immunosuppressant: `
tacrolimus tacrolimo cyclospor cyklospor siklospor voclospor mycophenol micofenol azathioprin sirolimus everolimus methotrexat metotreksat leflunomid teriflunomid mizoribin adalimumab infliximab etanercept rituximab golimumab certolizumab ustekinumab guselkumab risankizumab tildrakizumab mirikizumab secukinumab ixekizumab bimekizumab brodalumab tocilizumab sarilumab satralizumab anakinra canakinumab abatacept belatacept belimumab anifrolumab natalizumab vedolizumab ocrelizumab ofatumumab alemtuzumab basiliximab eculizumab ravulizumab tofacitinib tofasitinib baricitinib barisitinib upadacitinib filgotinib deucravacitinib ritlecitinib fingolimod siponimod ozanimod ponesimod apremilast thymoglobulin antithymocyt cladribin efgartigimod imunossup immunosup inmunosup
تاكروليموس بروغراف بروجراف سيكلوسبورين مايكوفينوليت سيلسبت ازاثيوبرين ايموران سيروليموس ايفيروليموس ميثوتريكسات ميتوتريكسات اداليموماب هيوميرا انفليكسيماب ايتانرسيبت ريتوكسيماب مثبط_للمناعه مثبطات_مناعه
他克莫司 普乐可复 环孢素 环孢霉素 环孢菌素 新山地明 吗替麦考酚酯 麦考酚 霉酚酸 骁悉 硫唑嘌呤 依木兰 西罗莫司 雷帕霉素 依维莫司 甲氨蝶呤 氨甲蝶呤 阿达木单抗 修美乐 英夫利 依那西普 恩利 利妥昔 美罗华 托法替布 免疫抑制
タクロリムス プログラフ グラセプター シクロスポリン ネオーラル サンディミュン ミコフェノール セルセプト アザチオプリン イムラン アザニン シロリムス ラパリムス エベロリムス サーティカン メトトレキサート リウマトレックス メトトレキサ アダリムマブ ヒュミラ インフリキシマブ レミケード エタネルセプト エンブレル リツキシマブ リツキサン トファシチニブ ゼルヤンツ
टैक्रोलिमस साइक्लोस्पोरिन माइकोफेनोलेट एज़ैथियोप्रिन सिरोलिमस एवेरोलिमस मेथोट्रेक्सेट एडालिमुमैब इन्फ्लिक्सिमैब रिटक्सिमैब एटानरसेप्ट
ميكوفينوليك
타크로리무스 타크롤리무스 프로그랍 사이클로스포린 시클로스포린 산디문 사이폴 미코페놀 마이코페놀 셀셉트 마이폴틱 아자티오프린 이뮤란 시롤리무스 라파뮨 에베로리무스 써티칸 메토트렉세이트 메토트렉사트 아달리무맙 휴미라 인플릭시맙 레미케이드 램시마 에타너셉트 엔브렐 리툭시맙 맙테라 토파시티닙 젤잔즈 면역억제
ليفلونوميد تيريفلونوميد توفاسيتينيب باريسيتينيب توسيليزوماب يوستيكينوماب فينجوليمود سيكوكينوماب
来氟米特 特立氟胺 托珠单抗 乌司奴单抗 司库奇尤 古塞奇尤 巴瑞替尼 巴瑞克替尼 乌帕替尼 芬戈莫德 戈利木 阿普米司特 咪唑立宾 贝利尤 那他珠 维得利珠
レフルノミド トシリズマブ ウステキヌマブ セクキヌマブ バリシチニブ ウパダシチニブ フィンゴリモド ゴリムマブ アバタセプト ミゾリビン アクテムラ ステラーラ ブレディニン イムセラ ベドリズマブ サリルマブ グセルクマブ リサンキズマブ アプレミラスト
लेफ्लुनोमाइड टोसिलिज़ुमैब
레플루노미드 토실리주맙 우스테키누맙 바리시티닙 유파다시티닙 핑골리모드 골리무맙 아바타셉트 미조리빈`,
} as const satisfies Record<TreatmentMark, string>
