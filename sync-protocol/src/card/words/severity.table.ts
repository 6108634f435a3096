/** How bad an allergy is, in the words of people who have it. The form of a table: reader.ts. */

export const SEVERE = `
en severe severely sever sevare servere serious seriously critical critically extreme extremely fatal deadly lethal mortal dangerous life life_threat* lifethreat* threaten* potentially_fatal high highest strong strongly acute intense bad badly terrible awful horrible worst grave gravely major massive violent dramatic profound significant urgent emergency dies died dying could_die will_die may_die might_die almost_die death kill kills killed near_death grade_iii grade_iv severest worse_case dire serius serous extrem aggressive perilous brutal
de schwer schwere schwerer schweres schweren schwerem schwerst* schwerwieg* schwergrad* hochgrad* hoch hohe hoher hohes hohen hohem hochst hochste hochster hochstes starke starker starkes starken starkem stark starkste heftig* ernst ernste ernster ernstes ernsthaft* schlimm* kritisch* extrem* lebensgef* lebensbedroh* leben_bedroh* todlich* tod todes* todesgef* gefahrlich* gefahr bedrohlich* massiv* akut akute akuter akutes erheblich* gravierend* intensiv* furchtbar* schrecklich* lebens_gefahr dramatisch* fatal* letal* ubel schlecht schlechte notfall schwehr swer
fr severe severes severement severre grave graves gravement gravissime critique critiques extreme extremes extremement mortel* letal* danger dangereu* fatal* fatale vital* vie menace* forte fort fortes forts fortement elevee eleve eleves aigue aigu intense* violent* majeur* important* serieu* redoutable* terrible* urgence mourir mort tres_mal considerable* foudroyant* aggrave
es severa severo severas severos severamente grave graves gravemente gravisim* critic* extrem* mortal mortales mortalmente letal* fatal* peligros* peligro riesgo vida vital amenaza* fuerte fuertes fuertemente alta alto altas altos elevad* agud* intens* violent* muy_mal seri* malisim* terrible* importante muerte morir urgen* fulminante* maxim* bastante_mal
it severa severo severe severi severamente grave gravi gravemente gravissim* critic* estrem* mortale mortali letale letali fatale fatali pericolos* pericolo rischio vita minaccia* forte forti fortemente alta alto alte alti elevat* acut* intens* violent* seri* serissim* terribil* importante morte morire pesante massim* molto_male emergenza
pt severa severo severas severos severamente grave graves gravemente gravissim* critic* extrem* mortal mortais letal letais fatal fatais perigos* perigo risco vida ameaca* forte fortes fortemente alta alto altas altos elevad* agud* intens* violent* seri* terrivel morte morrer muito_mal maxim* emergencia urgen*
nl ernstig* zwaar zware hevig* heftig* levensgevaar* levensbedreig* leven dodelijk* fataal fatale kritiek* kritisch* extreem extreme gevaarlijk* gevaar sterk sterke hoog hoge hoogste acuut acute intens* serieus serieuze slecht slechte fel felle erg_slecht verschrikkelijk* dood bedreig* ernst aanzienlijk* fors* ergste noodgeval
pl ciezk* powazn* siln* ostr* niebezpieczn* grozn* smierteln* smierc* krytyczn* zagraza* zagroz* zyci* wysok* najwyzsz* duz* skrajn* ekstremaln* intensywn* gwaltown* letaln* fataln* strasznie straszn* drastyczn* nasilon* znaczn* maksymaln* bardzo_zle ciezsz*
uk важк* тяжк* серйозн* небезпечн* смертельн* смерт* загроз* загрож* житт* критичн* екстрем* сильн* гостр* висок* найвищ* надзвичайн* інтенсивн* жахлив* летальн* фатальн* значн* бурхлив* складн* дуже_погано максимальн* крайн* страшн* невідкладн*
ru тяжел* тяжёл* серьезн* опасн* жизн* угрож* критическ* острая острый остро высок* крайне экстремальн* интенсивн* ужасн* сильно
ar شديد* شده بشده خطير* خطر* خطره خطوره خطورته حاد حاده حرج* مميت* قاتل* مهدد* تهدد يهدد حياه قوي قويه عالي عاليه مرتفع* بالغ* جسيم* وخيم* وخيمه كبير* صعب* سيء* سييه سيئ* سي موت الموت وفاه مهلك* فتاك* عنيف* متقدم* قصوي اقصي طاريء* طاري مخيف* اعلي شديدا هايل* عظيم* مستعص*
zh 严重 重度 重 重症 重型 极重 很重 较重 极重度 特重 危重 危及 危及生命 生命危险 致命 致死 会死 死 病危 危险 高危 剧烈 强烈 强 高 高度 最高 极高 极度 极其 极端 厉害 急性 紧急 凶险 恶性 猛烈 超级严重 最严重 可怕 要命 很差 非常不好 丧命 休克
ja 重度 重症 重篤 重い 重く 重かった 重大 深刻 ひどい ひどく 酷い 酷く きつい 激しい 激しく 強い 強く 強度 強 命に関わる 命にかかわる 命 生命 命の危険 死 死ぬ 致命的 致死 危険 危篤 高い 高 高度 極度 極めて 最重度 急性 大変 非常に悪い やばい 猛烈 激烈 劇症 緊急 最悪 激 シビア 重
hi गंभीर गंभीरता_से गम्भीर तीव्र तीव्रता_से जानलेवा घातक प्राणघातक तेज तेज़ अत्यधिक अत्यंत उच्च खतरनाक ख़तरनाक खतरा भयंकर भयानक भारी सख्त सख़्त बुरा बुरी नाजुक संगीन प्रचंड विकट मौत मृत्यु जान प्राण क्रिटिकल सीवियर सिवियर सीरियस चरम हाई आपातकाल* तीखा तीखी जोरदार बेहद बहुत_ज्यादा अति गहन
hi gambhir gambheer janleva jaanleva khatarnak khatarnaak
`

/** Known to be mild or moderate, or not an allergy. */
export const MILD = `
en mild mildly moderate moderately modest slight slightly minor low light lightly minimal trivial harmless benign weak small negligible mid medium intermediate intolerance intolerant sensitivity tolerable manageable middle average weakly little faint insignificant nonsevere nonserious mild_to_moderate okay fine
de leicht leichte leichter leichtes leichten leichtem leichtgrad* mild milde milder mildes mittel mittlere* mittelschwer* mittelgrad* massig* moderat* mittelstark* gering geringe geringer geringes geringfugig* schwach schwache schwacher schwaches harmlos* ungefahrlich* unbedenklich* niedrig* klein* minimal* unkritisch* unverfanglich* intoleranz unproblematisch* gutartig* halbwegs ertraglich* unerheblich* unbedeutend*
fr leger legere legers legeres legerement modere* moderement moyen* moyenne faible faibles faiblement benin benigne benins anodin* minime* mineur* basse bas petit* intolerance* supportable* limitee limite inoffensi* negligeable* doux douce
es leve leves levemente moderad* moderadamente ligera ligero ligeramente suave suaves media medio mediana mediano baja bajo bajas debil* minim* menor menores benign* inofensiv* intoleranci* pequen* insignificante* tolerable* intermedi* flojo floja poca
it lieve lievi lievemente leggera leggero leggere leggeri leggermente moderat* moderatamente media medio medie bassa basso debole deboli minim* minore minori benign* innocu* intolleranz* piccol* trascurabil* modest* blanda blando tenue
pt leve leves levemente ligeir* moderad* moderadamente suave suaves media medio baixa baixo fraca fraco minim* menor menores benign* inofensiv* intoleranci* pequen* insignificante* branda brando toleravel mediana mediano
nl licht lichte lichtjes mild milde matig matige gemiddeld* gering* zwak zwakke laag lage onschuldig* ongevaarlijk* goedaardig* minimaal minimale klein kleine intolerantie beperkt* middelmatig* middel onbeduidend* draaglijk*
pl lagodn* lekk* lekkie* umiarkowan* srednio sredni srednia srednie slab* niewielk* nisk* maly drobn* niegrozn* nieciezk* niepowazn* minimaln* nieznaczn* nietoleranc* delikatn* lekka znikom* niesiln* bezpieczn*
uk легк* помірн* середн* слабк* незначн* низьк* мал мала мале малий невелик* мінімальн* безпечн* ненебезпечн* неважк* нетяжк* несерйозн* нешкідлив* неперенос* мяк* легенько несильн* слабо слаб* доброякісн* терпим*
ru легк* умеренн* средн* слаб* незначительн* низк* небольш* неопасн* нетяжел* несерьезн* безопасн* мягк*
ar خفيف* بسيط* متوسط* معتدل* طفيف* ضعيف* منخفض* قليل* يسير* حميد* هين* محدود* سليم* صغير* متدني* مقبول* لطيف* عادي*
zh 轻度 轻 轻微 轻症 中度 中等 中 轻中度 一般 微 微弱 弱 低 低度 较轻 很轻 小 温和 轻型 普通 不耐受 良性 无害 中等程度 可忍受 还好 轻轻
ja 軽度 軽い 軽症 軽微 軽 軽く 中等度 中程度 中等症 中度 中くらい 中 普通 弱い 弱 微弱 低い 低 低度 小さい わずか 少し ちょっと 穏やか マイルド 不耐症 中等 軽め 無害 良性 多少 たいしたことない 大したことない 大丈夫
hi हल्का हल्की हल्के हलका हलकी मध्यम मामूली कम थोड़ा थोड़ी साधारण सामान्य औसत निम्न मंद छोटा छोटी माइल्ड मॉडरेट मद्धम कमजोर न्यून सौम्य मध्य लो असहिष्णुता नाममात्र
hi halki halka mamuli madhyam
`

/** Begins like a word above and says nothing of the kind. */
export const SEVERITY_NEUTRAL = `
en severity lifelong life_long highly_unlikely several low_blood high_blood
de schwerhorig* schwergewicht* schweregrad hochzeit schwere_grad
fr gravite severite
es gravedad severidad
it gravita severita
pt gravidade severidade gravida
nl zwaarte
pl ciezkosc ciezkosci
uk тяжкість тяжкості важкість серйозність
ru тяжесть
ar
zh 严重程度 严重度 严重性 高血压 强度 重要
ja 重症度 重要 高血圧 最高 強化 低血糖 低血圧
hi गंभीरता तीव्रता
`
