/** Whether a condition is over, in the words people use. The form of a table: reader.ts. */

/** Over, or never was. */
export const RESOLVED = `
en resolved cured healed recovered gone ruled_out excluded disproved outgrown outgrew inactive_no past ended over fully_treated misdiagnosis misdiagnosed no_longer_active no_longer_present no_longer_have no_longer_applies no_longer_relevant cleared disappeared went_away eradicated finished full_recovery eliminated closed subsided complete_recovery refuted
de abgeheilt ausgeheilt geheilt verheilt genesen gesund behoben uberstanden uberwunden ausgeschlossen auskuriert beendet vergangen nicht_mehr_aktiv nicht_mehr_vorhanden nicht_mehr_aktuell abgeschlossen abgeklungen verschwunden erledigt kuriert heilt_ab weg vorbei gelost
fr gueri gueris guerie gueries resolu resolue resolus resolues exclu exclue ecarte ecartee termine terminee disparu disparue retabli retablie passe passee soigne soignee guerison ancien ancienne n_est_plus_active plus_active plus_actif elimine eliminee cicatrise*
es resuelt* curad* sanad* superad* recuperad* descartad* excluid* terminad* finalizad* desaparecid* desaparecio pasad* ya_no_activa ya_no_tengo ya_no_tiene ya_no_padece ya_no_presente eliminad* cicatrizad* remitid* remitio curo sano se_curo
it risolt* guarit* curat* superat* esclus* terminat* finit* scompars* passat* guarigione non_piu_attiv* non_piu_presente eliminat* conclus* sparit* sanat* rientrat*
pt resolvid* curad* sarad* superad* recuperad* descartad* excluid* terminad* desaparecid* desapareceu passad* ja_nao_ativ* ja_nao_tem nao_mais_ativ* eliminad* cicatrizad* sanad* curou sarou encerrad*
nl genezen hersteld verholpen opgelost uitgesloten over voorbij verdwenen weg niet_meer_actief niet_meer_aanwezig afgelopen beeindigd overgegaan afgerond beter_geworden doorgemaakt
pl wyleczon* wyzdrow* zalecz* zagojon* przebyt* wykluczon* ustapi* zakonczon* minel* minion* przeszl* ozdrow* rozwiazan* usunie* juz_nie_aktywn* nie_aktualn* nieaktualn* pokonan* zwalczon*
uk вилікуван* вилікув* виліков* одужа* видужа* загоє* загоїл* минул* подолан* виключен* спростован* зник* завершен* пройшл* перенесен* неактуальн* більше_немає більше_нема усунен* вирішен* зцілен* ліквідован*
ru вылечен* излечен* выздоров* прошл* исключен* решен* зажил*
ar شفي شفيت شفاء تم_شفاء تم_الشفاء تعافي تعافيت تعافت متعافي متعافيه انتهي انتهت زال زالت تم_علاج تم_العلاج تم_علاجه تم_علاجها معالج_كليا اختفي اختفت مستبعد* تم_استبعاد* استبعد* سابق منتهي* ماضي ملتيم حلت محلول برا برات
zh 已治愈 治愈 痊愈 已痊愈 康复 已康复 已好 好了 已解决 解决 已排除 排除 已消失 消失 已愈 愈合 已愈合 恢复 已恢复 完全恢复 已结束 结束 既往 根治 治好 治好了 已治好 临床治愈
ja 完治 治癒 治った 治りました 全快 回復 回復した 回復済み 寛解後治癒 除外 否定 消失 終了 解決 解決済み 解決済 済み 既往 完治済み 全治 治愈 なくなった 治療終了 治療済み 過去 軽快済 快癒 治り
hi ठीक_हो_गया ठीक_हो_गई ठीक_हो_गए ठीक_हो_चुका ठीक_हो_चुकी ठीक_हुआ ठीक_हुई ठीक_है ठीक स्वस्थ निरोग रोगमुक्त समाप्त खत्म ख़त्म समाधान दूर_हो_गया दूर_हो_गई मुक्त नकारा खारिज बीत_गया उपचारित हल
`

/** Still there, or comes back, or not wholly gone: outweighs what says "over". */
export const CURRENT = `
en active current currently ongoing chronic stable controlled uncontrolled remission unresolved uncured recurrent recurring recurs recurred relaps* intermittent treatment treated_with monitoring monitored recovering resolving improving worsening worse persistent persists persisting continuing continues present still partially partly almost nearly mostly acute progressive permanent lifelong returned again healing incurable new flare flares managed under_control episodic reactivated came_back comes_back suspected latent residual follow_up awaiting to_be will_be should_be waiting
de aktiv* aktuell* chronisch* stabil* kontrolliert* remission ruckfall* rezidiv* wiederkehr* behandlung beobachtung besserung noch immer_noch teilweise fast anhaltend* andauernd* bestehend* bestehen* laufend* akut* verschlechter* dauerhaft* unheilbar* ungeheilt* unvollstandig* wieder heilend* verdacht therapie eingestellt* gut_eingestellt fortschreitend* lebenslang* persistier* abklarung schubweise weiterhin
fr actif active actifs actives actuel* chronique* stable* controle* remission recidiv* rechute* traitement surveillance encore toujours partiellement presque persistant* aigu aigue permanent* incurable* intermittent* suivi suspect* progressi* en_cours cours convalescen* amelior* aggrav* revenu* evoluti* stabilis* equilibre*
es sin_resolver por_resolver activ* actual* cronic* estable* controlad* remision recaida* recurrent* recidiv* tratamiento tratandose seguimiento observacion todavia aun parcial* casi persistente* persiste* agud* permanente* incurable* intermitente* sospech* progresiv* mejorando empeorando mejoria en_curso vigente volvio continua
it da_risolvere attiv* attual* cronic* stabil* controllat* remissione recidiv* ricadut* ricorrent* trattamento terapia cura osservazione ancora parzial* quasi persist* acut* permanente* incurabil* intermittent* sospett* progressiv* miglior* peggior* in_corso corso tornat* follow
pt por_resolver sem_resolver ativ* activ* atual* cronic* estave* controlad* remissao recaida* recorrent* recidiv* tratamento acompanhamento observacao ainda parcial* quase persist* agud* permanente* incurave* intermitent* suspeit* progressiv* melhorando piorando em_curso curso voltou continua
nl actief actieve actueel huidig* chronisch* stabiel* gecontroleerd* controle remissie terugval terugker* recidiv* behandeling nog steeds gedeeltelijk deels bijna aanhoudend* acuut permanent* ongeneeslijk* blijvend* verdenking progressie* lopend* aanwezig weer herstellend verbeter* therapie
pl aktywn* aktualn* obecn* przewlekl* stabiln* kontrolowan* kontrola remisj* nawrot* nawrac* leczen* leczon* obserwacj* jeszcze nadal wciaz czesciow* prawie utrzymuj* ostr* stal* nieuleczaln* podejrzen* trwa trwaj* postepuj* okresow* w_trakcie niewyleczon* poprawa pogorsz*
uk активн* актуальн* поточн* хронічн* стабільн* контрольован* контрол* ремісі* рецидив* лікуван* лікує* спостережен* ще досі частков* майже триває тривал* гостр* постійн* невиліковн* невилікуван* підозр* прогресу* загострен* періодичн* нинішн* в_процесі покращ* погірш* наявн*
ru активн* текущ* хроническ* стабильн* контролир* ремисс* рецидив* лечен* наблюден* еще частичн* почти остр* постоянн*
ar نشط* مزمن* مستمر* مستقر* حالي* تحت_سيطره تحت_السيطره مسيطر خمود هداه هجوع انتكاس* متكرر* علاج متابعه مراقبه مازال مازالت لايزال لاتزال يزال تزال جزييا جزيي تقريبا حاد* دايم* مشتبه* متفاقم* يتحسن تتحسن تحسن عاد عادت متقطع* قيد فعال*
zh 进行中 慢性 稳定 控制 受控 缓解 缓解期 复发 治疗中 治疗 正在 监测 观察 仍 仍然 还 部分 基本 急性 持续 反复 未治愈 未愈 未痊愈 活动 活动期 活跃 现症 现有 目前 怀疑 疑似 恢复中 恢复期 好转 加重 间歇 间断 未解决 未控制 终身 快要 待 待排除 待查
ja 治療中 活動性 現在 慢性 安定 コントロール 寛解 再発 経過観察 継続 継続中 通院 まだ 一部 ほぼ 急性 持続 未治癒 未解決 不治 疑い 進行 進行中 回復中 改善 改善中 悪化 悪化中 間欠 間欠的 断続的 反復 残存 治療 中 続く 続いて 続いている 治りかけ 治らない 治っていない 治癒していない 完治していない 完治せず 活動期 現症 管理 治る
hi सक्रिय जारी पुरानी पुराना दीर्घकालिक क्रोनिक स्थिर नियंत्रण नियंत्रित छूट दोबारा फिर इलाज उपचार_चल निगरानी अभी अब_भी आंशिक लगभग तीव्र लगातार स्थायी लाइलाज संदेह बढ़ रहा रही चल मौजूद वर्तमान सुधार बार_बार एक्टिव
`
