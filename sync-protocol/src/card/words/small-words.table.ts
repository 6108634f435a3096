/**
 * The small words around the meaning ones, by language: what negates, what may stand between a
 * negation and its word, what joins two words under one negation, and what says "I am not sure".
 */

/** Negates the next word that means something; at the end of a clause, the last one. */
export const NEG = `
en not no never none non nothing nil without isnt wasnt arent werent didnt doesnt dont hasnt havent aint neither nor denies denied deny absence avoid avoided nope
de nicht nie niemals nichts kein* ohne weder nein
fr pas jamais aucun aucune sans ni ne non rien nullement absence nulle
es no nunca jamas ningun* sin ni nada tampoco ausencia evitar niega
it non mai nessun* senza ne niente nulla assenza no nega
pt nao nunca jamais nenhum* sem nem nada ausencia nega naum
nl niet nooit geen zonder niets nimmer nee niks
pl nie nigdy bez zadn* ani nic brak zaden
uk не ні ніколи без жодн* нема немає ніяк* нічого відсутн*
ru нет никогда никак* ни отсутству* отсутстви*
ar غير ليس* لا بدون بلا لم ما مو مش مب عدم لن دون بغير ولا ليست لايوجد لاتوجد خالي ماكو موش
zh 不 没 没有 无 未 非 并非 从未 从不 不是 不会 不算 不太 不很 不怎么 未曾 勿 否认 毫无 并无 并不 不要 不可 不能 不再 不用 不吃 不服 尚未
ja 非
hi बिना न ना गैर नहीं नही नहि
`

/** Negates the word before it. */
export const NEG_AFTER = `
zh 阴性
ja なし 無し 無 ない ません なかった くない くなかった ではない ではなかった じゃない じゃなかった でない ありません くありません ではありません なく ではなく 起こさない しない せず しなかった なりません ならない ならなかった 関わらない かかわらない
hi नहीं नही नहि
`

/** Says of the word before it that it was looked for and not found. */
export const EXCLUDED = `
en ruled_out excluded absent negative unlikely denied
de ausgeschlossen verneint negativ
fr exclu* ecarte* negatif negative
es descartad* excluid* ausente negad* negativ*
it esclus* negativ* assente
pt descartad* excluid* ausente negad* negativ*
nl uitgesloten afwezig negatief
pl wykluczon* nieobecn* negatywn*
uk виключен* відсутн* заперечу* спростован*
ru исключен* отсутству*
ar مستبعد* منفي* لايوجد
zh 已排除 被排除 排除 否认
ja 否定 除外
`

/** May stand between a negation and its word. */
export const FILLER = `
en a an the of any to be been give giving take taking takes using yet still is was are were it very so too really that particularly especially ever had have has having did do does developed develop history sign signs symptom symptoms known reaction reactions allergic allergy episode episodes attack attacks event happened occurred need needed required require caused experienced previous past yet far  all at needs necessary use
de noch ein eine einen einer eines einem der die das den des dem sehr so zu wirklich besonders allzu ist war es waren wurde bisher bislang je jemals bekannt bekannte anzeichen zeichen von fur symptome reaktion* allergische* allergie verlauf verlaufe verlaufend* notig benotigt aufgetreten gehabt erlebt hatte habe hat ganz
fr encore de d du des la le les l un une tres si trop vraiment particulierement est etait ete c ce s y a eu fait ait avait signe* symptome* reaction* allergique* jusqu ici antecedent* connu* besoin recours n t il elle on tout forcement
es aun todavia de un una la el los las muy tan demasiado es era fue ha hay hubo tuvo tenido he habido sido realmente especialmente particularmente signo* sintoma* antecedentes reaccion* alergic* ser lo tener requirio necesito se
it ancora di un una uno il la lo le molto cosi troppo e era stata stato sono ha avuto ho particolarmente davvero segni sintomi reazion* allergic* episodi* della dello dell d l affatto si c necessita
pt ainda de um uma o a os as muito tao demais e foi era ha houve teve ter tido realmente especialmente sinais sintomas reac* alergic* historico precisou
nl nog een de het van erg heel zo zeer te echt bijzonder is was geweest ooit gehad tekenen symptomen reactie* allergische er enige bekend heb had nodig
pl jeszcze bardzo tak zbyt jest byla bylo byl byly naprawde szczegolnie mial miala mialem mialam wystapil* objaw* oznak* reakcj* alergiczn* do wymagal* potrzeb* bywa sie
uk ще дуже так занадто є була був було були справді особливо виникал* виникл* ознак* симптом* реакц* алергічн* у в до надто такою потребу*
ru еще очень слишком была был было были признак* симптом* аллергическ* возникал*
ar جدا كثيرا يتم بعد اي من حدوث حدثت حدث يحدث تحدث توجد يوجد اعراض علامات تاريخ حاله حالات تفاعل* رد فعل تحسسي* حساسيه يصب تصب كانت كان هي هو الي هذه بحاجه حاجه سابق* يكن تكن اصاب* تعرض* عندي لدي لدي* ابدا
zh 很 太 特别 非常 还 尚 是 那么 怎么 算 发生 出现 发生过 出现过 过 有 有过 任何 明显 的 性 反应 症状 史 病史 引起 导致 过敏 过敏性 过敏反应 什么 曾 曾经 需 需要 十分 情况 得 了
ja まだ は が も の に で を と な こと など した なった 起こした 起きた 症状 反応 アレルギー 歴 既往 既往歴 経験 そんなに それほど あまり ほど とても する では じゃ だった です 特に 今まで 発作 には 状態 ある あり あった 必要 さほど 的 性 ほどでは というわけでは なわけ わけ ほど
hi अभी तक बहुत ज्यादा इतना इतनी कोई है था थी थे हैं हुआ हुई हो प्रतिक्रिया लक्षण के का की एलर्जी ऐसी कभी खास उतनी उतना भी रिएक्शन हुए से में रही आई की
`

/** Carries a negation on to the next word. */
export const OR = `
en or nor
de oder noch bzw
fr ou ni
es o u ni
it o ne oppure
pt ou nem
nl of noch
pl lub albo ani czy
uk або чи ні
ru или ни
ar او ولا ام
zh 或 或者 及
ja や または もしくは
hi या
`

/** Ends a negation. */
export const BUT = `
en but however although only just
de aber sondern jedoch nur
fr mais seulement
es pero sino solo
it ma pero solo
pt mas porem apenas
nl maar alleen
pl ale lecz tylko
uk але лише тільки
ru но только
ar لكن ولكن بل فقط
zh 但 但是 而是 只 仅
ja しかし だけ
hi लेकिन पर सिर्फ केवल
`

/** "Hardly", "less": negates as well, unless negated or made "a little" itself. */
export const FEW = `
en hardly barely scarcely little less
de kaum wenig weniger
fr peu moins guere
es poco poca menos apenas
it poco poca meno
pt pouco pouca menos
nl weinig minder nauwelijks
pl malo mniej niezbyt
uk мало менш менше ледь
ru менее
ar اقل قليل قليله
hi कम
`

/** "A" before "little" makes it some. */
export const ONE = `
en a
de ein
fr un
es un una
it un
pt um
nl een
`

/** The writer is not sure, or says that it changes: no reason to take it for harmless. */
export const DOUBT = `
en unknown unsure uncertain unclear maybe perhaps possibly probably may might could can sometimes usually often varies variable worsening worse increasing dont_know not_sure not_tested less depends
de unbekannt unklar unsicher vielleicht evtl eventuell moglicherweise manchmal meist meistens kann konnte unterschiedlich wechselnd zunehmend verschlechter* schlimmer weiss_nicht weniger bisher
fr inconnu* incertain* peut parfois souvent variable aggrave* pire sais_pas moins possible* probable*
es desconocid* quizas quiza tal_vez puede podria veces variable peor empeora* no_se menos
it sconosciut* ignot* forse puo potrebbe volte variabile peggio* non_so meno
pt desconhecid* talvez pode poderia vezes variavel pior* nao_sei menos
nl onbekend misschien mogelijk soms kan wisselend erger weet_niet minder
pl nieznan* moze czasem czasami zmienn* gorzej nie_wiem niewiadom* mniej
uk невідом* можливо може іноді інколи змінн* гірше не_знаю менш менше
ru неизвестн* возможно может иногда хуже
ar ربما قد احيانا مجهول* متغير* اسوا لا_اعرف لا_ادري معروف معروفه اقل
zh 可能 不明 不知道 未知 也许 有时 不清楚 不确定 加重 恶化
ja 不明 わからない 分からない たぶん 時々 悪化 かもしれない 場合によって
hi शायद पता_नहीं अज्ञात कभी_कभी हो_सकता बढ़ती
`
