/**
 * Medicines that change how an emergency is treated: international names and brands, word beginnings
 * compared by sound, so that one Latin spelling also finds the other European ones and the Cyrillic.
 * In the order of harm: a name that fits two is marked with the first. Free to grow.
 */
export const MARKED = {
  anticoagulant: `
en warfarin coumadin marevan jantoven aldocumar coumadine apixaban eliquis rivaroxaban xarelto dabigatran pradaxa edoxaban savaysa lixiana roteas enoxaparin lovenox clexane inhixa hepaxane dalteparin fragmin tinzaparin innohep nadroparin fraxiparin fraxodi bemiparin hibor heparin calciparin certoparin fondaparinux arixtra acenocoumarol acenocumarol sintrom sinthrom syncumar phenprocoumon marcumar marcoumar falithrom fluindion previscan bivalirudin argatroban argatra angiox betrixaban anticoagul antikoagul antycoagul antistoll bloedverdun blutverdun blood_thinner varfine warfant warfin
es diluyente_sangre
pl rozrzedz przeciwkrzepliw przeciwzakrzep
uk гепарин гепарін ксарелто еліквіс эликвис прадакса клексан фраксипарин фраксіпарин синкумар розрідж кроворозрідж антикоагул цибор
ar وارفارين كومادين ريفاروكسابان زاريلتو ابيكسابان اليكويس دابيغاتران برادكسا ايدوكسابان ليكسيانا هيبارين اينوكسابارين انوكسابارين كليكسان اسينوكومارول سينتروم فوندابارينوكس تينزابارين مميع مميعات
zh 华法林 华法令 可迈丁 香豆素 利伐沙班 拜瑞妥 阿哌沙班 艾乐妥 达比加群 泰毕全 依度沙班 艾多沙班 里先安 肝素 依诺肝素 克赛 速碧林 法安明 磺达肝 阿加曲班 比伐芦定 抗凝 血液稀释 稀释血液
ja ワルファリン ワーファリン ワーファリ リバーロキサバン イグザレルト アピキサバン エリキュース ダビガトラン プラザキサ エドキサバン リクシアナ ヘパリン エノキサパリン クレキサン フォンダパリヌクス アリクストラ 抗凝固 血液サラサラ 血をサラサラ
hi वारफेरिन वार्फरिन वारफारिन एसिट्रोम रिवारोक्साबैन रिवरोक्साबान ज़ारेल्टो एपिक्साबैन एलिक्विस डाबिगाट्रान प्राडाक्सा हेपरिन एनोक्सापारिन क्लेक्सेन एसेनोकोमारोल एंटीकोगुलेंट खून_पतला रक्त_पतला`,
  insulin: `
en insulin lantus basaglar toujeo semglee abasaglar humalog admelog lyumjev liprolog novolog novorapid fiasp apidra tresiba levemir humulin novolin actrapid insulatard protaphane mixtard ryzodeg huminsulin insuman omnipod xultophy soliqua suliqua awiqli rezvoglar novomix insugen huminsulin insulina
uk інсулін инсулин лантус хумалог новорапид новорапід хумулін хумулин туджео тресіба левемір актрапід фармасулін протафан
ar انسولين لانتوس هيومالوغ هومالوج نوفورابيد تريسيبا ليفيمير ميكستارد توجيو اكترابيد
zh 胰岛素 诺和锐 诺和灵 诺和平 诺和达 来得时 优泌乐 优泌林 甘舒霖 长秀霖 门冬 甘精
ja インスリン インシュリン ランタス ノボラピッド ヒューマログ ヒューマリン トレシーバ ノボリン レベミル アピドラ フィアスプ ルムジェブ ライゾデグ ソリクア ゾルトファイ
hi इंसुलिन इन्सुलिन इन्सुलीन लैंटस हुमालोग ह्युमालॉग नोवोरैपिड मिक्सटार्ड ह्यूमिनसुलिन`,
  steroid: `
en prednison prednisolon methylprednisolon metilprednisolon metyloprednizolon medrol solu_medrol hydrocortison cortef plenadren alkindi solu_cortef cortone dexamethason decadron fortecortin betamethason celeston celestan deflazacort emflaza calcort fludrocortison florinef astonin cortison kortison cortancyl solupred deltasone rayos lodotra decortin decortin urbason orapred triamcinolon kenalog volon corticoid corticosteroid kortikosteroid glucocorticoid steroid steryd esteroid encorton dexaven pabi_dexamet predni wysolone omnacortil dacortin zamene urbason hydroadreson flebocortid meticorten encortolon
uk преднізон преднизон преднізолон гідрокортизон гидрокортизон кортизон дексаметазон бетаметазон метилпред медрол солу_медрол кортинеф флудрокортизон дефлазакорт гормони_надниркових стероїд стероид кортикостероїд глюкокортик
ar بريدنيزون بردنيزون بريدنيزولون بريدنيسولون هيدروكورتيزون كورتيزون كورتيزول ديكساميثازون ديكساميتازون بيتاميثازون ميثيل_بريدنيزولون ميثيلبريدنيزولون ديكادرون ميدرول فلودروكورتيزون ستيرويد ستيرويدات كورتيكوستيرويد سوليوبريد
zh 泼尼松 强的松 泼尼松龙 强的松龙 甲泼尼龙 甲基强的松龙 甲强龙 美卓乐 氢化可的松 可的松 地塞米松 倍他米松 氟氢可的松 曲安奈德 类固醇 皮质激素 糖皮质 皮质类固醇 去氢可的松 地夫可特
ja プレドニゾロン プレドニン プレドニゾン ヒドロコルチゾン コートリル ソルコーテフ コルチゾン デキサメタゾン デカドロン ベタメタゾン リンデロン メチルプレドニゾロン メドロール ソルメドロール フルドロコルチゾン フロリネフ トリアムシノロン ステロイド 副腎皮質 糖質コルチコイド
hi प्रेडनिसोन प्रेडनिसोलोन प्रेडनिसोलोन हाइड्रोकोर्टिसोन कोर्टिसोन डेक्सामेथासोन डेक्सामेथेसोन बीटामेथासोन मिथाइलप्रेडनिसोलोन मेड्रोल फ्लूड्रोकोर्टिसोन स्टेरॉयड स्टेरॉइड वायसोलोन डेफ्लाजाकोर्ट`,
  antiepileptic: `
en levetiracetam keppra lamotrigin lamictal valpro walpro valproat depakote depakine depakene depakin epilim epival convulex orfiril ergenyl divalproex carbamazepin tegretol tegretal timonil oxcarbazepin trileptal phenytoin fenitoin dilantin epanutin phenhydan zentropil fosphenytoin cerebyx phenobarb fenobarb gardenal luminal primidon mysoline liskantin topiramat topamax lacosamid vimpat zonisamid zonegran clobazam onfi frisium urbanyl brivaracetam briviact ethosuximid etosuximid zarontin petnidan suxilep perampanel fycompa rufinamid banzel inovelon cenobamat xcopri ontozry vigabatrin sabril stiripentol diacomit epidiolex epidyolex felbamat felbatol eslicarbazepin aptiom zebinix tiagabin gabitril fenfluramin fintepla sultiam ospolot antiepilept antyepilept anticonvuls finlepsin neurotop amizepin eptoin levipil levera
pl przeciwpadaczk przeciwdrgawk
uk леветирацетам кеппра ламотриджин ламотриджін ламіктал вальпро депакін карбамазепін финлепсин фінлепсин фенітоїн фенобарбітал бензонал люмінал топірамат топамакс лакосамід зонісамід клобазам етосуксимід окскарбазепін протиепілепт протисудомн противосудорож
ar ليفيتيراسيتام كيبرا لاموتريجين لاميكتال فالبروات ديباكين ديباكوت كاربامازيبين تيجريتول تيغريتول اوكسكاربازيبين تريليبتال فينيتوين ايبانوتين فينوباربيتال توبيراميت توبيرامات توباماكس لاكوساميد فيمبات زونيساميد كلوبازام ايثوسوكسيميد بريفاراسيتام حمض_الفالبرويك مضاد_للصرع
zh 左乙拉西坦 开浦兰 拉莫三嗪 利必通 丙戊酸 德巴金 卡马西平 得理多 奥卡西平 曲莱 苯妥英 苯巴比妥 鲁米那 托吡酯 妥泰 拉考沙胺 唑尼沙胺 氯巴占 布瓦西坦 布立西坦 乙琥胺 吡仑帕奈 扑米酮 氨己烯酸 大仑丁 抗癫痫
ja レベチラセタム イーケプラ ラモトリギン ラミクタール バルプロ酸 バルプロ デパケン セレニカ カルバマゼピン テグレトール フェニトイン アレビアチン ヒダントール フェノバルビタール フェノバール トピラマート トピナ ラコサミド ビムパット ゾニサミド エクセグラン クロバザム マイスタン ペランパネル フィコンパ エトスクシミド プリミドン ビガバトリン ルフィナミド ブリーバラセタム ブリィビアクト 抗てんかん
hi लेवेटिरासेटम लेवेतिरासेटम केप्रा लैमोट्रिजीन लेमोट्रिजिन लैमिक्टल वैल्प्रोएट वैल्प्रोइक सोडियम_वैल्प्रोएट कार्बामाज़ेपिन कार्बामेजेपाइन टेग्रेटोल ऑक्सकार्बाज़ेपिन फेनिटोइन फिनाइटोइन एप्टोइन फेनोबार्बिटल फेनोबार्बिटोन टोपिरामेट लैकोसामाइड क्लोबाज़म ज़ोनिसामाइड मिर्गी`,
  antiplatelet: `
en clopidogrel klopidogrel plavix iscover ticagrelor brilinta brilique prasugrel effient efient dipyridamol persantin aggrenox asasantin ticlopidin ticlid aspro cilostazol pletal triflusal cangrelor aspirin aspiryn acetylsalicyl acetilsalicil acetylosalicyl asetilsalisil ass asa aas kardegic cardioaspirin ecotrin adiro tromalyt acard polocard ecosprin disprin duoplavin ascal antiplatelet antiaggreg antiagreg plaatjesremmer plattchenhemm
pl przeciwplytk
uk аспірин аспирин ацетилсаліцил ацетилсалицил клопідогрель клопидогрел плавікс кардіомагніл кардиомагнил тікагрелор брилінта прасугрель цилостазол магнікор антиагрегант
ar اسبرين كلوبيدوجريل كلوبيدوغريل بلافيكس تيكاغريلور بريلينتا براسوغريل اسيتيل_ساليسيليك حمض_اسيتيل ديبيريدامول سيلوستازول جوسبرين
zh 氯吡格雷 波立维 替格瑞洛 倍林达 普拉格雷 阿司匹林 阿斯匹林 阿斯匹灵 阿司匹灵 乙酰水杨酸 双嘧达莫 潘生丁 西洛他唑 噻氯匹定 抗血小板
ja アスピリン アセチルサリチル クロピドグレル プラビックス チカグレロル ブリリンタ プラスグレル エフィエント シロスタゾール プレタール ジピリダモール チクロピジン パナルジン 抗血小板
hi एस्पिरिन ऐस्पिरिन एस्प्रिन इकोस्प्रिन इकोस्पिरिन डिस्प्रिन क्लोपिडोग्रेल क्लोपिडोग्रल प्लाविक्स टिकाग्रेलर प्रासुग्रेल एसिटाइलसैलिसिलिक`,
  opioid: `
en morphin morfin oramorph sevredol skenan actiskenan mst_continus ms_contin kapanol fentanyl fentanil fentanilo duragesic durogesic actiq abstral matrifen instanyl pecfent oxycodon oxicodon oksykodon oxycontin oxicontin oxynorm percocet targin roxicodone hydrocodon vicodin norco hydromorphon hidromorfon dilaudid palladon jurnista methadon metadon dolophine methadose buprenorphin buprenorfin suboxone subutex temgesic transtec butrans sublocade norspan tramadol tramal ultram contramal zaldiar doreta tapentadol palexia nucynta codein kodein co_codamol dihydrocodein dhc paracodin tilidin valoron pethidin petidin meperidin demerol dolantin dolargan piritramid dipidolor nalbuphin pentazocin opioid opiod opiat oppioid oppiace
uk морфін морфин морфій фентаніл фентанил оксикодон гідроморфон метадон бупренорфін трамадол кодеїн кодеин промедол тримеперидин налбуфін омнопон опіоїд опиоид дюрогезік
ar مورفين فنتانيل فينتانيل ديوروجيسيك اوكسيكودون اوكسيكونتين هيدرومورفون ميثادون بوبرينورفين سوبوكسون ترامادول ترامال كودايين كوديين بيثيدين تابنتادول افيوني افيونيات
zh 吗啡 美施康定 芬太尼 多瑞吉 羟考酮 奥施康定 氢吗啡酮 氢可酮 美沙酮 丁丙诺啡 曲马多 可待因 哌替啶 度冷丁 杜冷丁 他喷他多 阿片
ja モルヒネ オプソ カディアン フェンタニル デュロテップ フェントス オキシコドン オキシコンチン オキノーム ヒドロモルフォン ナルサス ナルラピド メサドン メサペイン ブプレノルフィン ノルスパン レペタン トラマドール トラマール トラムセット ワントラム コデイン ペチジン タペンタドール タペンタ ペンタゾシン オピオイド 医療用麻薬
hi मॉर्फिन मोर्फिन मॉर्फीन फेंटानिल फेंटेनिल ऑक्सीकोडोन ऑक्सिकोडोन हाइड्रोमोर्फोन मेथाडोन मेथाडॉन ब्यूप्रेनोर्फिन ट्रामाडोल ट्रामाडॉल कोडीन पेथिडीन टैपेंटाडोल ओपिओइड अफीम`,
  digoxin: `
en digoxin digoxine digossin lanoxin lanicor digacin digitoxin digimerck digitalis digitox metildigoxin hemigoxine
uk дигоксин дігоксин дигітоксин
ar ديجوكسين ديغوكسين لانوكسين ديجيتال
zh 地高辛 洋地黄 狄戈辛 毛花苷 西地兰
ja ジゴキシン ハーフジゴキシン ジゴシン ジギタリス メチルジゴキシン ラニラピッド
hi डिगोक्सिन डाइजोक्सिन डिजोक्सिन लैनोक्सिन`,
  lithium: `
en lithium litium litio litiu lithiofor lithobid priadel quilonum quilonorm teralithe camcolit hypnorex eskalith plenur carbolith carbolitium litij
uk літій літію литий лития карбонат_літію седаліт
ar ليثيوم الليثيوم بريادل
zh 碳酸锂 锂盐 锂片 锂
ja リチウム リーマス
hi लिथियम लीथियम`,
  maoInhibitor: `
en phenelzin fenelzin nardil tranylcypromin tranilcipromin parnate jatrosom isocarboxazid marplan moclobemid aurorix manerix selegilin eldepryl zelapar emsam jumex rasagilin azilect safinamid xadago maoi imao mao_inhibitor mao_hemmer mao_remmer monoamine_oxidase monoaminooxid linezolid zyvox zyvoxid methylene_blue iproniazid nialamid
uk моклобемід селегілін селегилин разагілін разагилин юмекс
ar سيليجيلين سيلجيلين راساجيلين موكلوبيميد فينيلزين لينزوليد
zh 司来吉兰 雷沙吉兰 吗氯贝胺 苯乙肼 反苯环丙胺 单胺氧化酶 沙芬酰胺 利奈唑胺
ja セレギリン エフピー ラサギリン アジレクト サフィナミド エクフィナ mao_阻害 mao_阻害薬 モノアミン酸化酵素 リネゾリド
hi सेलेजिलिन सेलेगिलिन रासागिलिन मोक्लोबेमाइड`,
  betablocker: `
en metoprolol lopressor toprol beloc betaloc seloken bisoprolol concor cardensiel emconcor atenolol tenormin tenoretic propranolol inderal avlocardyl dociton sumial carvedilol karwedilol coreg nebivolol nebiwolol bystolic nebilet lobivon labetalol trandate sotalol betapace sotalex sotahexal nadolol corgard timolol pindolol acebutolol sectral betaxolol celiprolol oxprenolol esmolol beta_blocker betablocker betablokker betablok beta_block bloqueador_beta betabloqu betabloccant
uk метопролол бісопролол бисопролол конкор атенолол пропранолол анаприлін анаприлин карведилол небіволол небілет корвітол беталок соталол бетаблокатор бета_блокатор
ar ميتوبرولول بيسوبرولول كونكور اتينولول بروبرانولول اندرال كارفيديلول نيبيفولول سوتالول لابيتالول حاصر_بيتا حاصرات_بيتا
zh 洛尔 美托洛尔 倍他乐克 比索洛尔 康忻 阿替洛尔 普萘洛尔 心得安 卡维地洛 奈必洛尔 拉贝洛尔 索他洛尔 阿罗洛尔 β_受体阻滞剂 贝塔受体阻滞剂
ja メトプロロール セロケン ロプレソール ビソプロロール メインテート ビソノ アテノロール テノーミン プロプラノロール インデラル カルベジロール アーチスト ネビボロール ソタロール ラベタロール ナドロール ベータ遮断 β_遮断 β_遮断薬 ベータブロッカー β_ブロッカー
hi मेटोप्रोलोल मेटोप्रोलॉल बिसोप्रोलोल एटेनोलोल एटेनोलॉल प्रोप्रानोलोल इंडेरल कार्वेडिलोल नेबिवोलोल सोटालोल लेबेटालोल बीटा_ब्लॉकर`,
  immunosuppressant: `
en tacrolimus takrolimus prograf advagraf envarsus ciclosporin cyclosporin cyklospor neoral sandimmun gengraf mycophenol micofenol mykofenol cellcept myfortic azathioprin azatioprin imuran imurel azafalk sirolimus rapamun everolimus certican afinitor methotrexat metotrexat metotreksat mtx metoject trexall lantarel otrexup adalimumab humira hyrimoz imraldi amgevita infliximab remicade remsima inflectra etanercept enbrel rituximab mabthera rituxan truxima tofacitinib xeljanz belatacept nulojix imunossup inmunosup immunosup imunosup
uk такролімус такролимус програф циклоспорин мікофенол микофенол азатіоприн азатиоприн сиролімус еверолімус метотрексат адалімумаб хуміра інфліксимаб етанерцепт ритуксимаб імуносупрес имуносупрес
ar تاكروليموس بروغراف بروجراف سيكلوسبورين مايكوفينوليت ميكوفينولات سيلسبت ازاثيوبرين ايموران سيروليموس ايفيروليموس ميثوتريكسات ميتوتريكسات اداليموماب هيوميرا انفليكسيماب ايتانرسيبت ريتوكسيماب مثبط_للمناعه مثبطات_مناعه
zh 他克莫司 普乐可复 环孢素 环孢霉素 环孢菌素 新山地明 吗替麦考酚酯 麦考酚 霉酚酸 骁悉 硫唑嘌呤 依木兰 西罗莫司 雷帕霉素 依维莫司 甲氨蝶呤 氨甲蝶呤 阿达木单抗 修美乐 英夫利 依那西普 恩利 利妥昔 美罗华 托法替布 免疫抑制
ja タクロリムス プログラフ グラセプター シクロスポリン ネオーラル サンディミュン ミコフェノール セルセプト アザチオプリン イムラン アザニン シロリムス ラパリムス エベロリムス サーティカン メトトレキサート リウマトレックス メトトレキサ アダリムマブ ヒュミラ インフリキシマブ レミケード エタネルセプト エンブレル リツキシマブ リツキサン トファシチニブ ゼルヤンツ 免疫抑制
hi टैक्रोलिमस टेक्रोलिमस साइक्लोस्पोरिन साइक्लोस्पोरीन माइकोफेनोलेट एज़ैथियोप्रिन अज़ाथियोप्रिन सिरोलिमस एवेरोलिमस मेथोट्रेक्सेट मेथोट्रेक्सैट एडालिमुमैब इन्फ्लिक्सिमैब रिटक्सिमैब एटानरसेप्ट`,
} as const satisfies Record<string, string>

/** Was taken, is not any more: of the whole entry, or of the medicine in the same clause. */
export const STOPPED = `
en stopped discontinued former formerly ceased quit no_longer_tak* finished ended until previously past allergy allergic allerg* intolerant intolerance contraindicated avoid avoids
de abgesetzt gestoppt fruher ehemals ehemalig* beendet bis nicht_mehr allergi* unvertraglich* kontraindiziert
fr arrete arretee arretes stoppe stoppee ancien anciennement fini termine jusqu_en allergi* intoleran* contre_indiqu* interrompu
es suspendid* dejad* interrumpid* parad* retirad* antes ya_no alergi* intoleran* contraindicad* termine finalizad* descontinuad*
it sospes* interrott* smess* terminat* non_piu fino_al allergi* intolleran* controindicat*
pt suspens* interrompid* parad* parei descontinuad* ja_nao antigamente alergi* intoleran* contraindicad* retirad*
nl gestopt gestaakt beeindigd vroeger niet_meer allergi* intoleran*
pl odstawion* zakonczon* przerwan* juz_nie dawniej wczesniej uczulen* alergi* nietoleranc* przeciwwskazan*
uk припинен* скасован* відмінен* відмінили раніше більше_не алергі* неперенос* протипоказан* завершен*
ru отменен* прекращен* раньше больше_не аллерги*
ar اوقف* توقف* تم_ايقاف* تم_ايقافه موقوف* سابقا ايقاف حساسيه حساسية_من متوقف* ممنوع*
zh 停药 已停 停用 已停药 停止 已停用 停了 过敏 曾用 不再 以前 禁用 忌用
ja 中止 休薬 終了 やめた 以前 中断 アレルギー 過敏症 服用終了 禁忌 服用なし 止めた
hi बंद_कर बंद_किया बंद पहले_लेता छोड़_दिया छोड़_दी एलर्जी रोक_दी रोका
`

/** Put on the skin or into the eye it hardly reaches the blood; patches and sprays do. */
export const LOCAL = `
en cream creams ointment eye_drop* eyedrop* eardrop* ear_drop* gel lotion topical nasal foam shampoo scalp eye_gel
de creme salbe augentropf* ohrentropf* salben nasenspray nasentropf* lotion kopfhaut
fr creme pommade collyre* gouttes_yeux gouttes_auriculaires lotion cutane* nasal*
es crema pomada colirio* unguento gotas_ojos gotas_oftalm* locion topic* oftalm* nasal
it crema pomata collirio unguento gocce_occh* lozione topic* oftalm* nasale
pt creme pomada colirio* unguento gotas_olhos locao topic* oftalm* nasal
nl zalf oogdruppel* oordruppel* lotion neusspray creme
pl masc krem krople_oczu krople_do_oczu zel lotion plyn
uk мазь крем очн*_крапл* краплі_для_очей краплі_очні гель лосьйон
ru мазь крем глазн* гель
ar كريم مرهم قطره قطرات جل دهان لوشن موضعي
zh 乳膏 软膏 药膏 滴眼液 眼药水 眼膏 凝胶 洗剂 外用 滴鼻 鼻喷
ja 軟膏 クリーム 点眼 目薬 眼軟膏 ローション ゲル 外用 塗り薬 点鼻
hi क्रीम मरहम मलहम आई_ड्रॉप आई_ड्रॉप्स जेल लोशन
`
