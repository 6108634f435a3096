/**
 * Words that people write instead of an entry if there is none, or if nothing is known. `bare` denies
 * alone, and `no` denies a word of `what`. `unknown` says that nothing is known or was asked. `filler`
 * are words around these. A `*` matches any ending.
 */
import type { Locale } from '../languages'

export interface NoneWords {
  bare: string
  no: string
  unknown: string
  what: string
  filler: string
}

export const NONE_WORDS: Readonly<Record<Locale, NoneWords>> = {
  en: {
    bare: 'none | nil | no | nothing | n/a | not applicable | nka | nkda | nkfa | nkma | denies | denied | negative | no known | na | nothing to declare | nothing significant',
    no: 'not | without | neither | nor | never | does not have | does not take | takes no | free of',
    unknown:
      'unknown | not known | not asked | not recorded | not documented | not available | not assessed | not specified | not stated | not reported | asked but unknown | asked but declined | temporarily unknown | unable to obtain | unable to assess | undetermined | unspecified | no information | no information available | no data | no data available | unsure | uncertain | error | not performed | refused | declined | declined to answer | nkr | unk | not on file | not entered | not asked yet | not yet asked | pending | tbd | tbc | to be confirmed | to be determined | see attached | see notes | xxx',
    what: 'allerg* | intoleran* | adverse | reaction* | drug* | medic* | problem* | condition* | disease* | illness* | diagnos* | disabilit* | implant* | device* | comorbidit* | history | hx | food | environmental',
    filler:
      'known | current* | regular | relevant | significant | reported | recorded | documented | noted | past | active | chronic | other | any | of | to | the | a | an | and | or | on | at | this | time | is | are | has | have | taking | patient* | pt | she | he | they | present | identified | status | information | found | list* | that | states | reports',
  },
  es: {
    bare: 'ninguna | ninguno | ningunas | ningunos | no | nada | niega | niegan | negadas | negativo | negativas | ninguna conocida | no refiere | no aplica | no tiene | no presenta | no procede | nada que declarar',
    no: 'sin | nunca | ni',
    unknown:
      'desconocido | desconocida | desconocidos | desconocidas | se desconoce | se desconocen | no consta | no se sabe | sin datos | sin informacion | no preguntado | no preguntada | no interrogado | no disponible | no especificado | no registrado',
    what: 'alerg* | intoleran* | medic* | farmac* | farmaco* | enfermedad* | problema* | antecedente* | patolog* | diagnostic* | condicion* | tratamiento* | reaccion* | implante* | dispositivo* | alimento* | alimentari* | medicament*',
    filler:
      'conocid* | actual* | habitual* | relevante* | de | a | el | la | las | los | al | paciente | refiere | toma | tiene | presenta | y | o | interes | ningun | ninguna | otr* | previ* | cronic* | registrad* | hasta | fecha | momento',
  },
  fr: {
    bare: 'aucun | aucune | aucuns | aucunes | non | neant | rien | ras | nie | sans objet | aucune connue | pas connue | rien a signaler | so',
    no: 'pas | sans | ni | jamais',
    unknown:
      'inconnu | inconnue | inconnus | inconnues | non connu | non connue | non renseigne | non renseignee | non demande | non demandee | non precise | non precisee | non documente | non disponible | pas d’information | pas d’informations | aucune information | ne sait pas | indetermine | indeterminee',
    what: 'allerg* | dallerg* | intoleran* | dintoleran* | medic* | traitement* | maladie* | probleme* | antecedent* | dantecedent* | patholog* | diagnostic* | affection* | implant* | dimplant* | dispositif* | reaction*',
    filler:
      'connu* | actuel* | en cours | en | cours | particulier* | de | du | des | le | la | les | n’a | a | au | aux | patient* | ce | jour | signale* | rapporte* | declare* | prend | ne | il | elle | y | autre*',
  },
  de: {
    bare: 'keine | keins | keines | nein | nichts | verneint | negiert | entfallt | keine bekannt | nicht vorhanden | nichts bekannt | negativ | o b | unauffallig | unauffalliger',
    no: 'kein | keinen | keinerlei | ohne | nicht | nie',
    unknown:
      'unbekannt | nicht bekannt | nicht erhoben | nicht erfragt | nicht gefragt | nicht erfasst | nicht dokumentiert | nicht erhebbar | keine angabe | keine angaben | keine information | keine informationen | keine daten | unklar | weiss nicht | nicht verfugbar | ka | noch nicht erfragt | noch offen | ausstehend | wird nachgereicht',
    what: 'allerg* | unvertraglichkeit* | intoleran* | medik* | arznei* | dauermedik* | vorerkrankung* | erkrankung* | krankheit* | diagnose* | problem* | implant* | arzneimittel* | medikamentenallerg* | nebendiagnose* | grunderkrankung* | reaktion*',
    filler:
      'bekannt* | aktuell* | derzeit* | relevant* | sonstig* | weiter* | der | die | das | des | den | ein* | patient* | hat | nimmt | sind | ist | und | oder | auf | gegen | bei | zur | zeit | regelmassig* | vorhanden | angegeben | es | liegen | vor | bestehen | besteht | chronisch* | bisher | bislang | derzeit | momentan | status',
  },
  it: {
    bare: 'nessuno | nessuna | nessun | no | niente | nulla | nega | negativo | negativa | nessuna nota | non presenti | non applicabile | niente da segnalare',
    no: 'non | senza | ne | mai',
    unknown:
      'sconosciuto | sconosciuta | sconosciuti | sconosciute | ignoto | ignota | non noto | non nota | non note | non noti | non rilevato | non rilevata | non chiesto | non disponibile | non specificato | nessuna informazione | nessun dato | non si sa | non documentato',
    what: 'allerg* | intolleran* | farmac* | medic* | terapi* | malatti* | problem* | patolog* | diagnosi | condizion* | anamnesi | reazion* | impiant* | dispositiv* | comorbidita',
    filler:
      'conosciut* | riferit* | rilevant* | attual* | in | atto | corso | a | di | il | la | le | i | lo | paziente | ha | assume | nessun* | altr* | e | o | cronic* | croniche | segnalat* | documentat*',
  },
  pt: {
    bare: 'nenhum | nenhuma | nenhuns | nenhumas | nao | nada | nega | negadas | negativo | nenhuma conhecida | nao tem | nao refere | nao se aplica | nao aplicavel | nda | nkda | nada a declarar',
    no: 'sem | nunca | nem | ausencia',
    unknown:
      'desconhecido | desconhecida | desconhecidos | desconhecidas | nao sabe | nao se sabe | nao informado | nao informada | nao perguntado | nao perguntada | nao consta | sem informacao | sem informacoes | sem dados | ignorado | ignorada | nao disponivel | nao registado | nao registrado | nao especificado',
    what: 'alerg* | intoleran* | medic* | farmac* | doenca* | problema* | antecedente* | patolog* | diagnostic* | condic* | reac* | implante* | dispositivo* | tratamento* | comorbidade* | remedio*',
    filler:
      'conhecid* | atua* | relevante* | de | a | ao | o | as | os | do | da | paciente | refere | toma | tem | faz | uso | qualquer | quaisquer | outr* | e | ou | cronic* | habitua* | registad* | registrad*',
  },
  nl: {
    bare: 'geen | nee | niets | neen | ontkent | geen bekend | niet aanwezig | n v t | nvt | niet van toepassing | geen bijzonderheden',
    no: 'zonder | niet | nooit | gene',
    unknown:
      'onbekend | niet bekend | niet gevraagd | niet nagevraagd | niet vastgelegd | niet geregistreerd | geen informatie | geen gegevens | niet beschikbaar | weet niet | onduidelijk',
    what: 'allerg* | intoleran* | overgevoelig* | medic* | geneesmiddel* | geneesmiddelenallerg* | ziekte* | aandoening* | probleem | problemen | diagnose* | voorgeschiedenis | implanta* | reactie*',
    filler:
      'bekend* | huidige | relevante | actuele | de | het | een | patient* | heeft | gebruikt | zijn | is | er | van | voor | op | dit | moment | en | of | andere | chronische',
  },
  pl: {
    bare: 'brak | zadne | zadna | zadnych | nie | nie ma | neguje | nic | nieobecne | nie dotyczy | bez zmian | ujemny | ujemne | nie stwierdzono | nie zglasza | neguje',
    no: 'bez | zaden | nigdy | nie stwierdzono | nie wystepuja | nie przyjmuje | nie zglasza',
    unknown:
      'nieznane | nieznany | nieznana | nieznanych | nie wiadomo | nie pytano | nie zapytano | brak danych | brak informacji | nieokreslone | nie wie | nie ustalono | nie podano',
    what: 'alerg* | uczul* | nietoleran* | lek | leki | lekow | lekami | choroba | choroby | chorob | schorzen* | problem* | rozpozna* | diagnoz* | implant* | reakcj* | dolegliwosc* | leczeni* | medykament*',
    filler:
      'znan* | aktualn* | istotn* | stwierdzon* | przewlekl* | pacjent* | na | do | w | i | lub | innych | inne | przyjmowan* | stal* | wywiadzie | obecnie | rozpoznanych',
  },
  uk: {
    bare: 'немає | нема | ні | жодних | жодної | жодні | відсутні | відсутня | відсутній | відсутнє | заперечує | нічого | не має | не відмічає | не виявлено | не обтяжений | не відзначає',
    no: 'без | не | ніколи | не приймає',
    unknown:
      'невідомо | невідома | невідомі | невідомий | не відомо | не знає | немає даних | немає інформації | не запитували | не питали | не з’ясовано | не уточнено | дані відсутні | не вказано',
    what: 'алерг* | непереносим* | лік* | лек* | препарат* | медикамент* | захворюван* | хвороб* | проблем* | діагноз* | стан* | імплант* | реакц* | анамнез*',
    filler:
      'відом* | наявн* | поточн* | хронічн* | постійн* | на | до | у | в | і | та | або | пацієнт* | приймає | інш* | має | супутн* | алергологічний | лікарськ* | харчов* | будь які | жодних',
  },
  ru: {
    bare: 'нет | отсутствует | отсутствуют | никаких | отрицает | ничего | не имеет | не имеется | не выявлено | не отмечает | не отягощён | не отягощен | без особенностей | отрицательный | отрицательно | нету',
    no: 'без | не | никогда | никакой | не принимает',
    unknown:
      'неизвестно | неизвестна | неизвестны | неизвестен | не известно | не знает | нет данных | нет информации | не спрашивали | не опрошен | не собран | не уточнено | не указано | данные отсутствуют | данных нет',
    what: 'аллерг* | непереносим* | лекарств* | препарат* | медикамент* | заболеван* | болезн* | проблем* | диагноз* | состояни* | имплант* | реакц* | анамнез*',
    filler:
      'известн* | текущ* | хроническ* | постоянн* | на | к | у | в | и | или | пациент* | принимает | друг* | имеет | имеются | сопутствующ* | пищев* | каких либо | какие либо',
  },
  ar: {
    bare: 'لا | لا يوجد | لا توجد | لا شيي | لا شيء | لا شي | بدون | ليس | ليس لديه | ليس لديها | ينفي | تنفي | لا يعاني | لا تعاني | لا ينطبق | سلبي | لا احد | كلا',
    no: 'ليست | بلا | غير | عدم | دون | لم | لا يتناول | لا تتناول | لا ياخذ',
    unknown:
      'غير معروف | غير معروفه | غير معلوم | غير معلومه | مجهول | مجهوله | لا معلومات | لا توجد معلومات | لا توجد بيانات | لم يسال | لم يتم السوال | غير متوفر | غير متاح | غير محدد | لا يعرف | غير مسجل',
    what: 'حساسيه | حساسيات | الحساسيه | تحسس | تحسسيه | ادويه | الادويه | دواء | دوا | دوائيه | امراض | مرض | الامراض | مشاكل | مشكلات | تشخيص | حالات | صحيه | مرضيه | علاج | غرسات | تاريخ | عقاقير | طبيه | غذائيه | مزمنه | اغذيه',
    filler:
      'وجود | معروف | معروفه | حاليه | حاليا | المريض | المريضه | من | اي | ايه | لديه | لديها | علي | تجاه | تجاة | ل | و | او | ضد | اخري | سابقه | مسجله | يتناول',
  },
  zh: {
    bare: '无 | 没有 | 否认 | 暂无 | 未见 | 均无 | 阴性 | 未发现 | 不适用 | 无特殊 | 否 | 从无 | 无殊',
    no: '非 | 未 | 不服用 | 未服用',
    unknown:
      '不详 | 不明 | 未知 | 未询问 | 未问 | 无资料 | 不清楚 | 不知道 | 不知 | 未记录 | 资料不详 | 未提供 | 无法获得 | 无信息 | 信息不详 | 未告知',
    what: '过敏史 | 过敏 | 过敏原 | 药物 | 药品 | 药 | 用药 | 服药 | 食物 | 疾病 | 疾病史 | 病史 | 病 | 既往史 | 慢性病 | 问题 | 诊断 | 植入物 | 反应 | 史 | 症 | 慢性',
    filler:
      '已知 | 任何 | 其他 | 目前 | 当前 | 患者 | 病人 | 明确 | 相关 | 特殊 | 的 | 及 | 和 | 或 | 与 | 有 | 现 | 长期 | 重大 | 明显 | 正在 | 使用 | 对',
  },
  ja: {
    bare: 'なし | 無し | 無 | ない | 無い | ありません | 特になし | 特記なし | 特記事項なし | 特記すべきことなし | いいえ | 該当なし | ございません | 否定 | 無記入 | 陰性 | 認めず | ナシ | 特に無し | 無シ',
    no: '非 | していない | 飲んでいない | 服用していない | していません',
    unknown:
      '不明 | 未確認 | 未聴取 | 不詳 | わからない | 分からない | 情報なし | 未問診 | 未記載 | 記載なし | 聴取不能 | 確認できず | 未知 | 詳細不明',
    what: 'アレルギー歴 | アレルギー | アレルゲン | 過敏症 | 薬剤 | 薬物 | 薬 | 内服薬 | 内服 | 服薬 | 服用薬 | 常用薬 | 食物 | 食品 | 既往歴 | 既往症 | 既往 | 疾患 | 病歴 | 持病 | 病気 | 問題 | 診断 | 基礎疾患 | 現病歴 | 副作用歴 | 副作用 | 歴 | 機器',
    filler:
      '既知の | 既知 | 知られている | 特に | 現在 | 患者 | は | が | の | も | に | で | を | その他 | 明らかな | 特記すべき | こと | 事 | 服用中 | 服用 | 薬歴',
  },
  hi: {
    bare: 'कोई नहीं | नहीं | कुछ नहीं | नहीं है | शून्य | कोई भी नहीं | नहीं हैं | लागू नहीं | इनकार',
    no: 'बिना | न | ना | रहित | नहीं लेते | नहीं लेता | नहीं लेती',
    unknown:
      'अज्ञात | पता नहीं | मालूम नहीं | जानकारी नहीं | कोई जानकारी नहीं | नहीं पूछा | नहीं पूछा गया | ज्ञात नहीं | उपलब्ध नहीं | दर्ज नहीं',
    what: 'एलर्जी | एलर्जियां | एलर्जीज | दवा | दवाई | दवाइयां | दवाएं | दवाइ | बीमारी | बीमारियां | रोग | समस्या | समस्याएं | निदान | प्रतिक्रिया | औषधि | इतिहास | इम्प्लांट | खाद्य | भोजन',
    filler:
      'कोई | ज्ञात | वर्तमान | मरीज | मरीज को | रोगी | को | की | का | के | से | है | हैं | भी | अन्य | में | पुरानी | और | या | किसी | प्रकार',
  },
  tr: {
    bare: 'yok | yoktur | hicbiri | hayir | hic | bulunmuyor | bulunmamaktadir | tanimlamiyor | tariflemiyor | inkar ediyor | saptanmadi | mevcut degil | olmadi | negatif',
    no: 'degil | kullanmiyor | almiyor | olmayan | bilinen yok',
    unknown:
      'bilinmiyor | bilinmeyen | bilinmemekte | belirtilmemis | sorulmadi | sorulmamis | bilgi yok | veri yok | belirsiz | kayit yok | kaydedilmemis | ogrenilemedi',
    what: 'alerj* | intolerans* | ilac* | hastalik* | hastalig* | sorun* | problem* | tani | tanisi | rahatsizli* | implant* | reaksiyon* | oyku* | gecmis* | gida* | besin* | kronik',
    filler:
      'bilinen | bir | herhangi | hastanin | hasta | hastada | su | an | anda | icin | ve | veya | karsi | mevcut | surekli | duzenli | baska | onemli | ozgecmiste | kullandigi | oykusu | durumu',
  },
  ko: {
    bare: '없음 | 없다 | 없습니다 | 없어요 | 무 | 아니오 | 아니요 | 해당없음 | 특이사항없음 | 부인 | 부인함 | 음성 | 없슴 | 전무 | 특이소견없음',
    no: '안함 | 하지않음 | 복용하지않음 | 복용안함',
    unknown:
      '모름 | 알수없음 | 불명 | 미상 | 미확인 | 정보없음 | 확인불가 | 알려지지않음 | 묻지않음 | 질문하지않음 | 기록없음 | 모릅니다 | 자료없음 | 확인되지않음',
    what: '알레르기 | 알러지 | 앨러지 | 과민반응 | 과민증 | 약물 | 약제 | 복용약 | 의약품 | 약 | 음식 | 식품 | 질환 | 질병 | 병력 | 과거력 | 기저질환 | 문제 | 진단 | 지병 | 이식물 | 반응 | 복용',
    filler:
      '알려진 | 현재 | 환자 | 특별한 | 특이 | 기타 | 중인 | 은 | 는 | 이 | 가 | 의 | 에 | 대한 | 및 | 또는 | 관련 | 만성 | 다른 | 사항',
  },
  sv: {
    bare: 'inga | ingen | inget | nej | nekar | fornekar | inga kanda | ingen kand | ej aktuellt | inget kant | saknas | ua | ej',
    no: 'utan | inte | aldrig | icke',
    unknown:
      'okand | okant | okanda | ej kand | ej kant | inte kant | ej tillfragad | ej efterfragat | uppgift saknas | uppgifter saknas | ingen uppgift | inga uppgifter | ingen information | vet ej | vet inte | oklart | ej dokumenterat',
    what: 'allerg* | overkanslig* | intoleran* | lakemed* | medicin* | sjukdom* | problem* | diagnos* | implantat* | reaktion* | tillstand | besvar | lakemedelsallerg* | matallerg* | tidigare',
    filler:
      'kand* | aktuell* | patient* | har | tar | och | eller | mot | av | for | kroniska | andra | ovriga | nuvarande | som | ar | det | finns',
  },
  ro: {
    bare: 'niciuna | niciunul | nici una | nici unul | nu | fara | nimic | neaga | nu are | nu exista | nu prezinta | absente | absent | nu se aplica | nu este cazul | negativ',
    no: 'nicio | niciun | nici o | nici un | nici | niciodata | nu ia',
    unknown:
      'necunoscut | necunoscuta | necunoscute | necunoscuti | nu se cunoaste | nu se cunosc | nu se stie | nu stie | fara informatii | fara date | nicio informatie | neintrebat | nu s a intrebat | nespecificat | indisponibil | neprecizat',
    what: 'alerg* | intoleran* | medic* | boala | boli | afectiun* | problem* | diagnostic* | antecedent* | implant* | reacti* | tratament* | patolog* | aliment*',
    filler:
      'cunoscut* | curent* | actual* | cronic* | pacient* | la | de | cu | si | sau | are | ia | ale | alte | relevant* | semnificativ* | in | prezent',
  },
}
