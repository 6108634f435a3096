/**
 * Reactions that endanger life. `DIRECT` says so alone; the others say so in pairs within a clause:
 * an airway that swells, a breath that fails, a consciousness that is lost, a heart that stops.
 */

export const DIRECT = `
en ~anafilak* ~anafilaks* anaphalax* anaphalact* anaphlax* anaphylx* anaphilac* shock shocked intubat* ventilator ventilated ventilation icu itu intensive_care critical_care resuscitat* cpr angioedema angiodema angio_edema angioneurotic quincke quinke epipen epi_pen epinephrin* ~epinefrin* adrenalin* autoinjector auto_injector stridor unconscious* unresponsive coma comatose faint fainted fainting faints syncope blackout blacked_out passed_out passing_out passes_out pass_out collapse collapsed collapses collapsing asphyxia* suffocat* choked choking chokes tracheotom* tracheostom* laryngospasm* bronchospasm* stevens johnson sjs ten lyell necrolysis toxic_epidermal dress_syndrome died death nearly_die* almost_die* near_death life_threat* lifethreat* cyanosis cyanotic turned_blue blue_lips hypotensi* hypotension low_blood_pressure drop_blood_pressure blood_pressure_drop* malignant_hyperth* seizure seizures convulsion* kidney_failure renal_failure liver_failure organ_failure multi_organ agranulocytosis crashed
de ~anafilak* ~anafilaks* anaphyl* anaphyll* anafyl* schock schocks schockzustand schockreaktion *schock intubier* intubation beatmet* beatmung* intensivstation intensivpflicht* reanim* wiederbeleb* angioodem* angiodem* quincke* quinke* epipen adrenalin* notfallpen notfallset bewusstlos* bewustlos* ohnmacht* ohnmacht kollaps* *kollaps kollabier* kreislaufversag* kreislaufzusammenbruch erstick* atemstillstand atemnot luftnot atemlahmung keine_luft herzstillstand koma stridor laryngospasmus bronchospas* stevens lyell epidermolyse nekrolyse lebensgef* lebensbedroh* todlich* tod blutdruckabfall* blutdruckabsturz hypotonie synkope zyanose krampfanfall* nierenversagen leberversagen umgekippt bewusstseinsverlust
fr ~anafilak* ~anafilaks* anaphyl* anaphil* choc intubat* intube* ventilat* ventile* reanim* soins_intensifs angiooedeme angioodem* angio_odem* angiodem* angio_oedeme quincke epipen anapen adrenalin* epinephrin* inconscien* evanoui* syncope* malaise_grave perte_connaissance perdu_connaissance coma asphyxi* etouff* suffoc* arret_cardi* arret_respir* arret_coeur detresse_respir* dyspnee* stridor laryngospas* bronchospas* stevens lyell necrolyse mortel* pronostic_vital vital* hypotension* chute_tension collapsus cyanos* convulsion* insuffisance_renale_aigue defaillance
es ~anafilak* ~anafilaks* anafilact* anafilax* shock choque intubac* intub* ventilac* respirador uci uti cuidados_intensivos terapia_intensiva reanim* resucit* angioedema* angio_edema quincke epipen adrenalina epinefrina autoinyector inconscien* desmay* sincope perdida_conocimiento perdio_conocimiento perdi_conocimiento coma asfixi* ahog* sofoc* paro_cardi* paro_respir* parada_cardi* parada_respir* insuficiencia_respiratoria disnea estridor broncoespas* laringoespas* stevens johnson lyell necrolisis mortal* muerte riesgo_vital hipotension bajada_tension cianosis convulsion* colapso atragant* falta_aire
it ~anafilak* ~anafilaks* anafilatt* anafilass* shock choc intubaz* intubat* intubo ventilaz* rianimaz* rianimat* terapia_intensiva angioedema* angio_edema quincke epipen fastjekt adrenalina epinefrina incoscien* svenimento svenut* sviene sincope perdita_coscienza perdita_conoscenza perso_conoscenza perso_coscienza perso_sensi perdita_sensi coma asfissi* soffoc* arresto_cardi* arresto_respir* insufficienza_respiratoria dispnea stridore broncospas* laringospas* stevens lyell necrolisi mortale morte pericolo_vita ipotensione calo_pressione cianosi convulsion* collasso
pt ~anafilak* ~anafilaks* anafilat* anafilax* anafilac* choque shock intubac* intubad* intubar ventilac* ventilador uti uci cuidados_intensivos terapia_intensiva reanim* angioedema* angio_edema quincke epipen adrenalina epinefrina inconscien* desmai* sincope perda_consciencia perda_conhecimento perdeu_consciencia perdi_consciencia perda_sentidos perdeu_sentidos coma asfixi* sufoc* engasg* parada_cardi* parada_respir* paragem_cardi* paragem_respir* insuficiencia_respiratoria dispneia estridor broncoespas* laringoespas* stevens lyell necrolise mortal morte risco_vida hipotensao queda_pressao cianose convuls* colapso falta_ar
nl ~anafilak* ~anafilaks* anafyl* anafil* anaphyl* shock shok schok intubat* geintubeerd* intuberen beademing* beademd* reanimat* gereanimeerd* intensive_care angiooedeem* angioodem* angiodem* angio_oedeem quincke epipen adrenaline* epinefrin* bewusteloos* bewustelos* flauwgevallen flauwval* flauw flauwte syncope coma verstik* gestikt stikken stikte ademnood benauwd* kortademig* hartstilstand ademstilstand stridor bronchospas* laryngospas* stevens lyell necrolyse dodelijk* levensgevaar* levensbedreig* hypotensi* bloeddrukdaling collaps* gecollabeerd insult* stuipen
pl ~anafilak* ~anafilaks* anafilakt* anafilaks* wstrzas* szok intubac* intubow* zaintubow* respirator* wentylac* oiom reanim* resuscyt* obrzek*_naczynioruch* angioedem* quinck* epipen adrenalin* epinefryn* nieprzytomn* omdl* zemdl* utrat*_przytomn* stracil*_przytomn* strat*_przytomn* utrat*_swiadom* stracil*_swiadom* spiaczk* uduszen* udusz* dusil* duszno* duszenie dusi niewydolnosc_oddech* zatrzymanie_krazen* zatrzymanie_serc* zatrzymanie_oddech* zatrzymanie_akcji stridor skurcz_oskrzel* skurcz_krtani stevens* lyell* nekroliz* smiert* zagroz* zagraz* hipotensj* spadek_cisnien* sinic* drgawk* zapasc* zapasci zapasc
uk ~анафілак* анафілак* анафилак* шок шоку шоковий шоков* інтубац* інтубов* інтубув* вентиляц* швл реанімац* реаніму* ангіоневротич* ангіонабряк* ангіоедем* квінке епіпен адреналін* епінефрин* непритомн* зомл* знепритом* втрат*_свідом* втрач*_свідом* втрати*_свідом* втрат*_притом* кома коми асфікс* задих* задуш* ядух* задишк* зупинк*_серц* зупинк*_дихан* стридор бронхоспазм* ларингоспазм* стівенс* лаєлл* лайєлл* некроліз* смерт* загроз* гіпотенз* падін*_тиск* різке_зниження_тиск* ціаноз* судом* колапс* удуш*
ru ~анафилак* шок интубац* ивл реанимац* ангионевротич* ангиоотек* квинке эпипен адреналин* эпинефрин* потер*_сознан* обморок* кома удуш* одышк* асфикс* остановк*_серд* остановк*_дыхан* бронхоспазм* ларингоспазм* стивенс* лайелл* некролиз* смерт* коллапс*
ar تاق تاقي تاقيه تاقيا حساسيه_مفرطه فرط_الحساسيه صدمه صدمة_تحسسيه صدمات تنبيب انابيب_تنفس جهاز_تنفس تنفس_صناعي تنفس_اصطناعي عنايه_مركزه العنايه_المركزه انعاش وذمه_وعائيه كوينك كوينكه وذمه_كوينك ~ايبيبين ايبي_بين ~ادرينالين ~ابينفرين ~انافيلاكس ~كوينكه اغماء مغمي غيبوبه فقد*_وعي فقد*_الوعي فاقد_للوعي اختناق اختنق يختنق خنق توقف_قلب* توقف_القلب سكته_قلبيه ضيق_تنفس ضيق_التنفس ضيق_في_التنفس صعوبه_تنفس صعوبه_في_التنفس صعوبه_التنفس كتمه تشنج_قصبات ستيفنز جونسون لايل نخر_بشره موت وفاه مهدد* تهدد هبوط_ضغط هبوط_حاد هبوط_في_الضغط انخفاض_ضغط انخفاض_ضغط_الدم ازرقاق تشنجات انهيار دوره_دمويه_انهيار اوديما_وعائيه انجيوديما
zh 过敏性休克 休克 全身过敏反应 严重过敏反应 严重过敏 插管 气管切开 呼吸机 机械通气 重症监护 监护室 抢救 急救 心肺复苏 复苏 血管性水肿 血管神经性水肿 昆克 肾上腺素 昏迷 昏厥 昏倒 晕厥 晕倒 失去意识 意识丧失 意识不清 失去知觉 不省人事 神志不清 窒息 呼吸困难 呼吸停止 呼吸骤停 呼吸衰竭 呼吸急促 无法呼吸 不能呼吸 喘不过气 喘不上气 透不过气 憋气 气促 心脏骤停 心跳停止 心搏骤停 心脏停跳 心跳骤停 喉头水肿 喉水肿 喉头痉挛 喉痉挛 支气管痉挛 史蒂文斯 斯蒂文斯 中毒性表皮坏死 表皮坏死松解 大疱性表皮松解 莱尔 致死 致命 死亡 差点死 危及生命 低血压 血压下降 血压骤降 紫绀 发绀 抽搐 惊厥 恶性高热 肾衰竭 肝衰竭 虚脱
ja アナフィラキシー アナフィラキシ アナフィラキシーショック アナフラキシー アナフィラキー ショック 挿管 人工呼吸 人工呼吸器 気管切開 集中治療 救命 蘇生 心肺蘇生 血管浮腫 血管性浮腫 血管神経性浮腫 クインケ浮腫 クインケ エピペン アドレナリン エピネフリン 意識喪失 意識消失 意識不明 意識を失 意識障害 意識がなくな 失神 気絶 昏睡 気を失 窒息 呼吸困難 呼吸停止 呼吸不全 息ができない 息が出来ない 息ができな 息が出来な 呼吸ができない 呼吸ができな 呼吸が出来な 息苦し 息切れ 呼吸が苦し 呼吸苦 心停止 心臓停止 心肺停止 喉頭浮腫 喉頭けいれん 気道閉塞 気管支けいれん 気管支攣縮 スティーブンス スティーヴンス 皮膚粘膜眼症候群 中毒性表皮壊死 ライエル 死亡 死にかけ 致命的 命に関わる 血圧低下 血圧が下が 低血圧 チアノーゼ けいれん 痙攣 悪性高熱 虚脱 倒れた 倒れる 腎不全 肝不全
hi एनाफ* ऐनाफ* अनाफ* शॉक शाक सदमा सदमे इंटूबे* इंट्यूब* इन्टुबे* वेंटिलेटर* आईसीयू गहन_चिकित्सा एंजियोएडिमा एंजियो* ~एपिपेन ~एपिनेफ्रीन ~एड्रेनालाईन ~एड्रिनलिन बेहोश* मूर्छा मूर्छित मूर्च्छ* अचेत कोमा दम_घुट* दम_घोंट* श्वासावरोध हृदय_गति_रुक* हृदयाघात दिल_की_धड़कन_रुक* कार्डियक_अरेस्ट सांस_रुक* स्टीवंस स्टीवन* जॉनसन जानलेवा मौत मृत्यु होश_खो* निम्न_रक्तचाप रक्तचाप_गिर* दौरा दौरे स्वरयंत्र
`

/** The airway and what is in it. */
export const AIRWAY = `
en throat tongue tounge glottis glottic larynx laryngeal pharynx pharyngeal epiglott* uvula airway airways windpipe trachea tracheal upper_airway breathing_tube
de hals kehle kehlkopf* rachen* zunge* zungen* glottis* larynx* stimmritze atemweg* luftweg* luftrohr* pharynx* gaumen schlund epiglott* kehlkopfodem* glottisodem*
fr gorge langue glotte glottique larynx larynge* laringe* pharynx pharynge* epiglott* luette voies_aeriennes voies_respir* trachee
es garganta lengua glotis laringe laringeo laringea faringe epiglotis uvula via_aerea vias_aereas vias_respir* traquea
it gola lingua glottide laringe laringeo laringea faringe epiglottide ugola vie_aeree vie_respir* trachea
pt garganta lingua glote laringe laringeo laringea faringe epiglote uvula via_aerea vias_aereas vias_respir* traqueia
nl keel tong tongzwelling tong* glottis* larynx* strottenhoofd* luchtweg* luchtpijp* keelholte huig keelzwelling keel*
pl gardl* gardlo jezyk* krtan* glosni* drog*_oddech* naglosni* tchawic* przelyk*
uk горл* язик* гортан* глотк* голосов* дихальн*_шлях* надгортан* трахе* горто*
ru горл* язык* гортан* глотк* дыхательн*_пут*
ar حلق حلقي لسان لساني بلعوم حنجره حنجري مزمار مجري_هواء مجاري_تنفس* مجري_تنفس مجري_الهواء مجاري_الهواء مجري_التنفس مسالك_هوائيه زور بلعومي قصبه
zh 喉 喉头 喉咙 咽喉 咽 嗓子 舌 舌头 气道 呼吸道 声门 会厌 咽部 喉部 舌部
ja 喉 のど ノド 咽頭 喉頭 舌 気道 声門 喉元 口の中 咽喉
hi गला गले गला_में जीभ जुबान कंठ स्वरयंत्र श्वासनली श्वसन_मार्ग वायुमार्ग
`

/** Swells, closes, cramps. */
export const SWELLS = `
en swell* swoll* sweling edema oedema odema clos* tight* constrict* block* obstruct* shut spasm* narrow* puff* compromise* involve* thick* bigger huge
de schwell* schwill* *schwell* *schwill* *schwoll* *odem* zugeschn* zugeschwoll* zuschnur* zugeht zu eng enge *verengung *krampf verleg* verschloss* verschluss verschluss* schnurt
fr gonfl* oedem* odem* edem* enfl* serr* ferm* obstru* spasm* retreci* bloqu* tumefact* tumefi* gonfle
es hinch* hincha* inflam* edem* cierr* cerr* obstru* espasm* inflad* estrech* bloque* tumefac* apret*
it gonf* edem* chiu* ostru* spasm* restring* bloccat* stringe* tumefa* serr* rigonf*
pt inch* inchac* edem* fech* obstru* espasm* aperta* bloque* tumefac* inflam*
nl zwel* *zwell* opgezet* *zwoll* dik dikke dichte oedeem odem* *oedeem *odem dicht dichtgek* afgesl* vernauw* knijp* toegeknepen dichtknijp* dichttrek* dichtsl* spasm*
pl obrzek* spuch* puchn* puchl* opuch* zamkn* zacisk* zacisn* zwezen* skurcz* zablok* niedrozn*
uk набряк* набрекл* опух* розпух* припух* звужен* звуж* стиск* закрив* перекри* спазм* здавл*
ru отек* отёк* опух* распух* сужен* спазм* сдавл* закры*
ar تورم* ورم* وذمه وذم* انتفاخ* انتفخ* منتفخ* تضيق* انسداد* انسد* انغلاق* اغلاق* تشنج* مسدود* ضاق متورم*
zh 肿 水肿 肿胀 肿大 浮肿 肿起 发肿 紧缩 发紧 收紧 堵 阻塞 梗阻 闭塞 痉挛 堵塞 紧 变窄 狭窄
ja 腫れ 腫れる 腫れた 腫れて 腫れあがる 腫脹 浮腫 むくみ むくむ はれ はれる はれた 閉塞 閉まる 狭窄 狭くなる 締め付け 締まる 詰まる つまる 痙攣 腫
hi सूजन सूज सूजना सूजा सूजी बंद घुटना घुट जकड़न कसाव सूजने फूलना फूल_गई फूल_जाना
`

/** Breath, and what fails at it. */
export const BREATH = `
en breath breathe breathing breathes breaths respiratory respiration air inhale breething breathin breth
de atmen atmung atem* luft atmet atmete
fr respirer respire respiration respiratoire* souffle air respirait
es respirar respira respiracion respiratori* aire respiro respiraba
it respirare respira respiro respirazione respiratori* aria respirava fiato
pt respirar respira respiracao respiratori* ar respirei respirava
nl ademen ademhal* adem lucht ademt ademde
pl oddych* oddech* powietrz*
uk дихат* дихан* дихаю дихає подих* повітр*
ru дыха* дышать
ar تنفس التنفس يتنفس اتنفس نفس هواء
zh 呼吸 气 喘气
ja 呼吸 息
hi सांस साँस श्वास सास
`

export const FAILS = `
en cant cannot couldnt couldn unable difficult* difficulty hard trouble struggl* stop* arrest failure problem* short shortness distress impaired no_longer loss gasp* not issues laboured labored fail* inability
de nicht kann_nicht konnte_nicht keine schwer* schwierigkeit* beschwerden *beschwerden stillstand problem* *probleme kaum aussetz* versagen *versagen stopp* behinder* mehr_nicht unfahig ausfall
fr difficulte* mal pas plus impossible* arret gene detresse court incapable probleme* insuffisance manque peine
es dificultad* no paro parada imposib* dificil cuesta costaba problema* insuficiencia falta incapaz cort* apenas
it difficolta non arresto problem* impossibil* insufficienza fatica manca mancanza corto fame incapac*
pt dificuldad* nao parada paragem impossiv* dificil problema* insuficiencia falta curta incapaz custa
nl niet moeilijk* moeite geen stilstand problem* stop* lastig nauwelijks kort zwaar onvermogen *nood *moeilijkheden *problemen
pl trudn* nie zatrzyman* problem* brak niemoznosc klopot* ciezko niewydoln* plytki zatrzymal*
uk утрудн* ускладн* важк* не зупин* проблем* труднощ* неможлив* нестач* брак недостатн* тяжк*
ru затруд* не останов* трудно проблем* нехватк* недостаточ*
ar صعوبه صعب ضيق توقف لا لم عدم مشكله* مشاكل فشل انقطاع عسر لايستطيع قصور كتم
zh 困难 停止 不能 无法 不了 不上来 骤停 衰竭 急促 不畅 费力 停 不过来
ja できない できなかった できず 困難 停止 苦しい 苦しく 止まる 止まった 不全 つらい 出来ない しにくい しづらい 辛い
hi तकलीफ कठिनाई दिक्कत परेशानी मुश्किल रुक नहीं बंद फूलना फूलती अटक उखड़* तकलीफ़ रुकना समस्या
`

/** Consciousness, and its loss. */
export const MIND = `
en conscious consciousness consiousness
de bewusstsein bewusstseins* bewustsein
fr connaissance conscience
es conocimiento conciencia consciencia sentido
it conoscenza coscienza sensi
pt consciencia conhecimento sentidos
nl bewustzijn bewustzijns*
pl przytomn* swiadom*
uk свідом* притом*
ru сознан*
ar وعي الوعي
zh 意识 知觉
ja 意識
hi होश चेतना
`
export const LOST = `
en lost lose loses loss losing
de verlor* verlier* verlust* *verlust weg
fr perd* perte*
es perd* perdi*
it pers* perd* perdita
pt perd* perdi*
nl verlor* verlies* *verlies* kwijt weg
pl utrac* utrat* strac* strat*
uk втрат* втрач* загуб*
ru потер* теря*
ar فقد* يفقد تفقد خسر*
zh 丧失 失去 不清
ja 失う 失った 喪失 消失 不明 なくなる なくなった 混濁 障害
hi खो खोना खोया गंवा*
`

export const HEART = `
en heart cardiac
de herz herzens herz*
fr coeur cardiaque
es corazon cardiac*
it cuore cardiac*
pt coracao cardiac*
nl hart
pl serc* krazeni*
uk серц* серцев*
ru сердц* сердеч*
ar قلب القلب قلبي*
zh 心脏 心跳
ja 心臓 心拍
hi दिल हृदय धड़कन
`
export const STOPS = `
en stop* arrest failure
de stillstand stehengeblieben stehen_geblieben aufgehort stopp* aussetz*
fr arret* stop*
es paro parada parad* detuv* dej*_latir
it arrest* ferm*
pt parada paragem parou
nl stilstand stil* gestopt
pl zatrzym* stan*
uk зупин*
ru останов*
ar توقف* سكته
zh 停止 骤停 停跳 停
ja 停止 止まる 止まった
hi रुक रुकना रुकी बंद अरेस्ट
`
