import type { TreatmentMark } from '../../languages'

/**
 * Medicines that change emergency treatment, as beginnings of international names and brands. The
 * comparison by sound also matches other European and Cyrillic spellings. The marks are in the
 * order of harm, and a name that fits two gets the first.
 */
export const MARKED = {
  anticoagulant: `
warfarin coumadin marevan jantoven aldocumar apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban savaysa lixiana roteas enoxaparin lovenox inhixa hepaxane dalteparin fragmin tinzaparin innohep nadroparin fraxiparin fraxodi bemiparin hibor heparin calciparin certoparin fondaparinux arixtra acenocoumarol acenocumarol sintrom syncumar phenprocoumon marcumar marcoumar falithrom fluindion previscan bivalirudin argatroban argatra angiox betrixaban anticoagul antistoll bloedverdun blutverdun blood_thinner warfant warfin
diluyente_sangre
rozrzedz przeciwkrzepliw przeciwzakrzep
гепарин еліквіс клексан розрідж кроворозрідж цибор
وارفارين كومادين ماريفان فينبروكومون مسيلات مسيل_للدم ريفاروكسابان زاريلتو ابيكسابان اليكويس دابيغاتران برادكسا ايدوكسابان ليكسيانا هيبارين اينوكسابارين كليكسان اسينوكومارول سينتروم فوندابارينوكس تينزابارين مميع مميعات
华法林 华法令 可迈丁 香豆素 利伐沙班 拜瑞妥 阿哌沙班 艾乐妥 达比加群 泰毕全 依度沙班 艾多沙班 里先安 肝素 依诺肝素 克赛 速碧林 法安明 磺达肝 阿加曲班 比伐芦定 抗凝 血液稀释 稀释血液
ワルファリン ワーファリン ワーファリ リバーロキサバン イグザレルト アピキサバン エリキュース ダビガトラン プラザキサ エドキサバン リクシアナ ヘパリン エノキサパリン クレキサン フォンダパリヌクス アリクストラ 抗凝固 血液サラサラ 血をサラサラ
वारफेरिन एसिट्रोम रिवारोक्साबैन ज़ारेल्टो एपिक्साबैन एलिक्विस डाबिगाट्रान प्राडाक्सा हेपरिन एनोक्सापारिन क्लेक्सेन एसेनोकोमारोल एंटीकोगुलेंट खून_पतला रक्त_पतला
acenocoumarin fenprocumon femprocumon gerinnungshemm trombostop waran blodfortunn kan_sulandir anticoagulante_oral
دابيجاتران دالتيبارين مضاد_التخثر مضادات_التخثر
ダルテパリン アセノクマロール フェンプロクモン
एडोक्साबैन डाल्टेपारिन
와파린 와르파린 쿠마딘 아픽사반 엘리퀴스 리바록사반 자렐토 다비가트란 프라닥사 에독사반 릭시아나 헤파린 에녹사파린 크렉산 달테파린 프라그민 폰다파리눅스 아릭스트라 항응고 항응혈`,
  insulin: `
insulin lantus basaglar toujeo semglee abasaglar humalog admelog lyumjev liprolog novolog novorapid fiasp apidra tresiba levemir humulin novolin actrapid insulatard mixtard ryzodeg huminsulin insuman omnipod xultophy soliqua suliqua awiqli rezvoglar novomix insugen
туджео фармасулін протафан
انسولين لانتوس هيومالوغ هومالوج نوفورابيد تريسيبا ليفيمير ميكستارد توجيو اكترابيد
胰岛素 诺和锐 诺和灵 诺和平 诺和达 来得时 优泌乐 优泌林 甘舒霖 长秀霖 门冬 甘精
インスリン インシュリン ランタス ノボラピッド ヒューマログ ヒューマリン トレシーバ ノボリン レベミル アピドラ フィアスプ ルムジェブ ライゾデグ ソリクア ゾルトファイ
इंसुलिन लैंटस हुमालोग ह्युमालॉग नोवोरैपिड मिक्सटार्ड ह्यूमिनसुलिन
انسولين_ليسبرو
인슐린 란투스 투제오 휴마로그 휴물린 노보래피드 노보믹스 노보린 트레시바 레버미어 아피드라 피아스프 라이조덱 솔리쿠아 베이사글라`,
  steroid: `
metyloprednizolon medrol solu_medrol hydrocortison cortef plenadren alkindi solu_cortef cortone dexamethason decadron fortecortin betamethason celeston celestan deflazacort emflaza calcort fludrocortison florinef astonin cortison cortancyl solupred deltasone rayos lodotra decortin urbason orapred triamcinolon kenalog volon corticoid corticosteroid steroid steryd esteroid encorton dexaven pabi_dexamet predni wysolone omnacortil dacortin zamene hydroadreson flebocortid meticorten encortolon
гідрокортизон метилпред солу_медрол кортинеф гормони_надниркових глюкокортик
بريدنيزون بريدنيزولون بريدنيسولون هيدروكورتيزون كورتيزون كورتيزول ديكساميثازون ديكساميتازون بيتاميثازون ميثيل_بريدنيزولون ميثيلبريدنيزولون ديكادرون ميدرول فلودروكورتيزون ستيرويد ستيرويدات كورتيكوستيرويد سوليوبريد
泼尼松 强的松 泼尼松龙 强的松龙 甲泼尼龙 甲基强的松龙 甲强龙 美卓乐 氢化可的松 可的松 地塞米松 倍他米松 氟氢可的松 曲安奈德 类固醇 皮质激素 糖皮质 皮质类固醇 去氢可的松 地夫可特
プレドニゾロン プレドニン プレドニゾン ヒドロコルチゾン コートリル ソルコーテフ コルチゾン デキサメタゾン デカドロン ベタメタゾン リンデロン メチルプレドニゾロン メドロール ソルメドロール フルドロコルチゾン フロリネフ トリアムシノロン ステロイド 副腎皮質 糖質コルチコイド
प्रेडनिसोन प्रेडनिसोलोन हाइड्रोकोर्टिसोन कोर्टिसोन डेक्सामेथासोन बीटामेथासोन मिथाइलप्रेडनिसोलोन मेड्रोल फ्लूड्रोकोर्टिसोन स्टेरॉयड स्टेरॉइड वायसोलोन डेफ्लाजाकोर्ट
desametason glikokortyko corticosteroiz corticoiz гкс
كورتيكوستيرويدات
कॉर्टिकोस्टेरॉयड
프레드니손 프레드니솔론 소론도 메틸프레드니솔론 메드롤 솔루메드롤 히드로코르티손 하이드로코르티손 코르티손 코티손 코티솔 덱사메타손 베타메타손 플루드로코르티손 데플라자코트 캘코트 트리암시놀론 스테로이드 코르티코스테로이드 부신피질
prednol`,
  antiepileptic: `
levetiracetam keppra lamotrigin lamictal valpro depakote depakene depakin epilim epival convulex orfiril ergenyl divalproex carbamazepin tegretol tegretal timonil oxcarbazepin trileptal phenytoin dilantin epanutin phenhydan zentropil fosphenytoin cerebyx phenobarb gardenal luminal primidon mysoline liskantin topiramat topamax lacosamid vimpat zonisamid zonegran clobazam onfi frisium urbanyl brivaracetam briviact ethosuximid zarontin petnidan suxilep perampanel fycompa rufinamid banzel inovelon cenobamat xcopri ontozry vigabatrin sabril stiripentol diacomit epidiolex felbamat felbatol eslicarbazepin aptiom zebinix tiagabin gabitril fenfluramin fintepla sultiam ospolot antiepilept anticonvuls finlepsin neurotop amizepin eptoin levipil levera
przeciwpadaczk przeciwdrgawk
ламотриджин бензонал протиепілепт протисудомн противосудорож
ليفيتيراسيتام كيبرا لاموتريجين لاميكتال فالبروات ديباكين ديباكوت كاربامازيبين تيجريتول تيغريتول اوكسكاربازيبين تريليبتال فينيتوين ايبانوتين فينوباربيتال توبيراميت توباماكس لاكوساميد فيمبات زونيساميد كلوبازام ايثوسوكسيميد بريفاراسيتام حمض_الفالبرويك مضاد_للصرع
左乙拉西坦 开浦兰 拉莫三嗪 利必通 丙戊酸 德巴金 卡马西平 得理多 奥卡西平 曲莱 苯妥英 苯巴比妥 鲁米那 托吡酯 妥泰 拉考沙胺 唑尼沙胺 氯巴占 布瓦西坦 布立西坦 乙琥胺 吡仑帕奈 扑米酮 氨己烯酸 大仑丁 抗癫痫
レベチラセタム イーケプラ ラモトリギン ラミクタール バルプロ酸 バルプロ デパケン セレニカ カルバマゼピン テグレトール フェニトイン アレビアチン ヒダントール フェノバルビタール フェノバール トピラマート トピナ ラコサミド ビムパット ゾニサミド エクセグラン クロバザム マイスタン ペランパネル フィコンパ エトスクシミド プリミドン ビガバトリン ルフィナミド ブリーバラセタム ブリィビアクト 抗てんかん
लेवेटिरासेटम लेवेतिरासेटम केप्रा लैमोट्रिजीन लैमिक्टल वैल्प्रोएट वैल्प्रोइक सोडियम_वैल्प्रोएट कार्बामाज़ेपिन टेग्रेटोल ऑक्सकार्बाज़ेपिन फेनिटोइन एप्टोइन फेनोबार्बिटल फेनोबार्बिटोन टोपिरामेट लैकोसामाइड क्लोबाज़म ज़ोनिसामाइड मिर्गी
natriumvalpro lamotrijin
オクスカルバゼピン
레비티라세탐 레베티라세탐 케프라 라모트리진 라믹탈 발프로 데파킨 데파코트 오르필 카르바마제핀 카바마제핀 테그레톨 옥스카르바제핀 옥스카바제핀 트리렙탈 페니토인 페노바르비탈 페노바비탈 토피라메이트 토파맥스 라코사미드 빔팻 조니사미드 엑세그란 클로바잠 센틸 페람파넬 파이콤파 비가바트린 사브릴 에토숙시미드 브리바라세탐 항경련 항전간 항뇌전증`,
  antiplatelet: `
clopidogrel plavix iscover ticagrelor brilinta brilique prasugrel effient dipyridamol persantin aggrenox asasantin ticlopidin ticlid aspro cilostazol pletal triflusal cangrelor aspirin acetylsalicyl acetylosalicyl ass asa aas kardegic cardioaspirin ecotrin adiro tromalyt acard polocard ecosprin disprin duoplavin ascal antiplatelet antiaggreg plaatjesremmer plattchenhemm
przeciwplytk
кардіомагніл магнікор
اسبرين كلوبيدوجريل كلوبيدوغريل بلافيكس تيكاغريلور بريلينتا براسوغريل اسيتيل_ساليسيليك حمض_اسيتيل ديبيريدامول سيلوستازول جوسبرين
氯吡格雷 波立维 替格瑞洛 倍林达 普拉格雷 阿司匹林 阿斯匹林 阿斯匹灵 阿司匹灵 乙酰水杨酸 双嘧达莫 潘生丁 西洛他唑 噻氯匹定 抗血小板
アスピリン アセチルサリチル クロピドグレル プラビックス チカグレロル ブリリンタ プラスグレル エフィエント シロスタゾール プレタール ジピリダモール チクロピジン パナルジン
एस्पिरिन इकोस्प्रिन डिस्प्रिन क्लोपिडोग्रेल प्लाविक्स टिकाग्रेलर प्रासुग्रेल एसिटाइलसैलिसिलिक
acetyl_salicylic
كلوبيدوقريل تيكاجريلور براسوجريل
아스피린 아세틸살리실 아스트릭스 클로피도그렐 플라빅스 티카그렐러 브릴린타 프라수그렐 에피언트 실로스타졸 프레탈 디피리다몰 티클로피딘 사포그렐레이트 항혈소판
trombyl coraspin aspenter ecopirin кардиомагнил тромбо_асс тромбоасс`,
  opioid: `
oramorph sevredol skenan actiskenan mst_continus ms_contin kapanol fentanyl duragesic durogesic actiq abstral matrifen instanyl pecfent oxycodon oxycontin oxynorm percocet targin roxicodone hydrocodon vicodin norco hydromorphon dilaudid palladon jurnista methadon dolophine methadose buprenorphin suboxone subutex temgesic transtec butrans sublocade norspan tramadol tramal ultram contramal zaldiar doreta tapentadol palexia nucynta codein co_codamol dihydrocodein dhc paracodin tilidin valoron pethidin meperidin demerol dolantin dolargan piritramid dipidolor nalbuphin pentazocin opioid opiod opiat oppiace
морфій гідроморфон промедол тримеперидин омнопон
مورفين فنتانيل ديوروجيسيك اوكسيكودون اوكسيكونتين هيدرومورفون ميثادون بوبرينورفين سوبوكسون ترامادول ترامال كودايين بيثيدين تابنتادول افيوني افيونيات
吗啡 美施康定 芬太尼 多瑞吉 羟考酮 奥施康定 氢吗啡酮 氢可酮 美沙酮 丁丙诺啡 曲马多 可待因 哌替啶 度冷丁 杜冷丁 他喷他多 阿片
モルヒネ オプソ カディアン フェンタニル デュロテップ フェントス オキシコドン オキシコンチン オキノーム ヒドロモルフォン ナルサス ナルラピド メサドン メサペイン ブプレノルフィン ノルスパン レペタン トラマドール トラマール トラムセット ワントラム コデイン ペチジン タペンタドール タペンタ ペンタゾシン オピオイド 医療用麻薬
मॉर्फिन फेंटानिल ऑक्सीकोडोन हाइड्रोमोर्फोन मेथाडोन ब्यूप्रेनोर्फिन ट्रामाडोल कोडीन पेथिडीन टैपेंटाडोल ओपिओइड अफीम
ossicodon mialgin наркотическ_анальгетик наркотичн_анальгетик
모르핀 엠에스콘틴 펜타닐 듀로제식 옥시코돈 옥시콘틴 히드로모르폰 하이드로모르폰 저니스타 메타돈 부프레노르핀 노스판 트라마돌 트리돌 울트라셋 코데인 페티딘 메페리딘 타펜타돌 뉴신타 오피오이드 아편 마약성
citodon`,
  digoxin: `
digoxin digossin lanoxin lanicor digacin digimerck digitalis digitox metildigoxin hemigoxine
ديجوكسين ديغوكسين لانوكسين ديجيتال
地高辛 洋地黄 狄戈辛 毛花苷 西地兰
ジゴキシン ハーフジゴキシン ジゴシン ジギタリス メチルジゴキシン ラニラピッド
डिगोक्सिन डाइजोक्सिन लैनोक्सिन
디곡신 디기톡신 디지탈리스`,
  lithium: `
lithobid priadel quilonum quilonorm teralithe camcolit hypnorex eskalith plenur carbolith litij
карбонат_літію седаліт
ليثيوم بريادل
碳酸锂 锂盐 锂片 锂
リチウム リーマス
लिथियम
weglan_litu
리튬 탄산리튬`,
  maoInhibitor: `
phenelzin nardil tranylcypromin parnate jatrosom isocarboxazid marplan moclobemid aurorix manerix selegilin eldepryl zelapar emsam jumex rasagilin azilect safinamid xadago maoi imao mao_inhibitor mao_hemmer mao_remmer monoamine_oxidase monoaminooxid linezolid zyvox methylene_blue iproniazid nialamid
юмекс
سيليجيلين راساجيلين موكلوبيميد فينيلزين لينزوليد
司来吉兰 雷沙吉兰 吗氯贝胺 苯乙肼 反苯环丙胺 单胺氧化酶 沙芬酰胺 利奈唑胺
セレギリン エフピー ラサギリン アジレクト サフィナミド エクフィナ mao_阻害 mao_阻害薬 モノアミン酸化酵素 リネゾリド
सेलेजिलिन सेलेगिलिन रासागिलिन मोक्लोबेमाइड
selejilin rasajilin
フェネルジン モクロベミド
모클로베미드 셀레길린 라사길린 아질렉트 페넬진 리네졸리드 mao_억제`,
  betablocker: `
metoprolol lopressor toprol beloc betaloc seloken bisoprolol concor cardensiel emconcor atenolol tenormin tenoretic propranolol inderal avlocardyl dociton sumial carvedilol coreg nebivolol bystolic nebilet lobivon labetalol trandate sotalol betapace sotalex sotahexal nadolol corgard timolol pindolol acebutolol sectral betaxolol celiprolol oxprenolol esmolol beta_blocker betablok beta_block bloqueador_beta
анаприлін корвітол бета_блокатор
ميتوبرولول بيسوبرولول كونكور اتينولول بروبرانولول اندرال كارفيديلول نيبيفولول سوتالول لابيتالول حاصر_بيتا حاصرات_بيتا
洛尔 美托洛尔 倍他乐克 比索洛尔 康忻 阿替洛尔 普萘洛尔 心得安 卡维地洛 奈必洛尔 拉贝洛尔 索他洛尔 阿罗洛尔 β_受体阻滞剂 贝塔受体阻滞剂
メトプロロール セロケン ロプレソール ビソプロロール メインテート ビソノ アテノロール テノーミン プロプラノロール インデラル カルベジロール アーチスト ネビボロール ソタロール ラベタロール ナドロール ベータ遮断 β_遮断 β_遮断薬 ベータブロッカー β_ブロッカー
मेटोप्रोलोल बिसोप्रोलोल एटेनोलोल प्रोप्रानोलोल इंडेरल कार्वेडिलोल नेबिवोलोल सोटालोल लेबेटालोल बीटा_ब्लॉकर
beta_adrenolit бета_адреноблокатор
تيمولول
チモロール
टिमोलोल
메토프롤롤 비소프롤롤 콩코르 아테놀롤 테놀민 프로프라놀롤 인데놀 카르베딜롤 카베딜롤 딜라트렌 네비보롤 네비볼롤 네비레트 소타롤 소탈롤 라베탈롤 나돌롤 티몰롤 에스몰롤 베타차단 베타_차단
dideral анаприлин`,
  immunosuppressant: `
tacrolimus tacrolimo prograf advagraf envarsus cyklospor neoral sandimmun gengraf mycophenol cellcept myfortic azathioprin imuran imurel azafalk sirolimus rapamun everolimus certican afinitor methotrexat mtx metoject trexall lantarel otrexup adalimumab humira hyrimoz imraldi amgevita infliximab remicade remsima inflectra etanercept enbrel rituximab mabthera rituxan truxima tofacitinib xeljanz belatacept nulojix imunossup inmunosup
تاكروليموس بروغراف بروجراف سيكلوسبورين مايكوفينوليت سيلسبت ازاثيوبرين ايموران سيروليموس ايفيروليموس ميثوتريكسات ميتوتريكسات اداليموماب هيوميرا انفليكسيماب ايتانرسيبت ريتوكسيماب مثبط_للمناعه مثبطات_مناعه
他克莫司 普乐可复 环孢素 环孢霉素 环孢菌素 新山地明 吗替麦考酚酯 麦考酚 霉酚酸 骁悉 硫唑嘌呤 依木兰 西罗莫司 雷帕霉素 依维莫司 甲氨蝶呤 氨甲蝶呤 阿达木单抗 修美乐 英夫利 依那西普 恩利 利妥昔 美罗华 托法替布 免疫抑制
タクロリムス プログラフ グラセプター シクロスポリン ネオーラル サンディミュン ミコフェノール セルセプト アザチオプリン イムラン アザニン シロリムス ラパリムス エベロリムス サーティカン メトトレキサート リウマトレックス メトトレキサ アダリムマブ ヒュミラ インフリキシマブ レミケード エタネルセプト エンブレル リツキシマブ リツキサン トファシチニブ ゼルヤンツ
टैक्रोलिमस साइक्लोस्पोरिन माइकोफेनोलेट एज़ैथियोप्रिन सिरोलिमस एवेरोलिमस मेथोट्रेक्सेट एडालिमुमैब इन्फ्लिक्सिमैब रिटक्सिमैब एटानरसेप्ट
ميكوفينوليك
타크로리무스 타크롤리무스 프로그랍 사이클로스포린 시클로스포린 산디문 사이폴 미코페놀 마이코페놀 셀셉트 마이폴틱 아자티오프린 이뮤란 시롤리무스 라파뮨 에베로리무스 써티칸 메토트렉세이트 메토트렉사트 아달리무맙 휴미라 인플릭시맙 레미케이드 램시마 에타너셉트 엔브렐 리툭시맙 맙테라 토파시티닙 젤잔즈 면역억제`,
} as const satisfies Record<TreatmentMark, string>
