import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'schwer schwere schwerer schweres schweren schwerem schwerst* schwerwieg* schwergrad* hochgrad* hoch hohe hoher hohes hohen hohem hochst hochste hochster hochstes starke starker starkes starken starkem stark starkste heftig* ernst ernste ernster ernstes ernsthaft* schlimm* kritisch* extrem* lebensgef* lebensbedroh* leben_bedroh* todlich* tod todes* gefahrlich* gefahr bedrohlich* massiv* akut akute akuter akutes erheblich* gravierend* furchtbar* schrecklich* lebens_gefahr dramatisch* fatal* letal* ubel schlecht schlechte notfall schwehr swer hochallerg* lebensbedrol* lebensbetroh* drittgrad* viertgrad* ausgeprägt toten umbringen alarmierend* bosartig* krankenhaus* notarzt* notaufnahme eingeliefert stationar',
  mild: 'leicht leichte leichter leichtes leichten leichtem leichtgrad* milde milder mildes mittel mittlere* mittelschwer* mittelgrad* massig* moderat* mittelstark* schwach schwache schwacher schwaches harmlos* ungefahrlich* unbedenklich* niedrig* klein* unkritisch* unverfanglich* unproblematisch* gutartig* halbwegs ertraglich* unerheblich* unbedeutend* leichtere mittelmass* schwach_ausgepragt gering_ausgepragt normal massvoll unvertraglichkeit*',
  neutral: 'schwerhorig* schwergewicht* schweregrad hochzeit schwere_grad',
  direct:
    'anaphyl* anafyl* *schock beatmet* beatmung* intensivstation intensivpflicht* reanim* wiederbeleb* angioodem* quinke* notfallpen notfallset bewusstlos* ohnmacht* *kollaps kollabier* kreislaufversag* kreislaufzusammenbruch erstick* atemstillstand atemnot luftnot atemlahmung keine_luft herzstillstand koma bronchospas* epidermolyse nekrolyse lebensgef* lebensbedroh* todlich* tod blutdruckabfall* blutdruckabsturz hypotonie synkope zyanose krampfanfall* nierenversagen leberversagen umgekippt bewusstseinsverlust luft_bleibt_weg bleibt_luft_weg kreislaufstillstand kurzatmig* niedriger_blutdruck niedrigen_blutdruck epileptisch*_anfall*',
  airway:
    'hals* kehle* kehlkopf* rachen* zunge* glottis* larynx* stimmritze atemweg* luftweg* luftrohr* pharynx* gaumen schlund',
  swells:
    '*schwell* *schwill* *schwoll* *odem* zugeschn* zuschnur* zugeht zu eng enge *verengung *krampf verleg* verschloss* verschluss* schnurt dick dicke',
  breath: 'atmen atmung atem* luft atmet atmete',
  fails:
    'nicht kann_nicht konnte_nicht keine schwer* schwierigkeit* *beschwerden stillstand *probleme kaum aussetz* *versagen behinder* mehr_nicht unfahig ausfall',
  mind: 'bewusstsein bewusstseins*',
  lost: 'verlor* verlier* *verlust weg',
  heart: 'herz*',
  stops: 'stehengeblieben stehen_geblieben aufgehort aussetz*',
  resolved:
    'abgeheilt ausgeheilt geheilt verheilt genesen gesund behoben uberstanden uberwunden ausgeschlossen auskuriert beendet vergangen nicht_mehr_aktiv nicht_mehr_vorhanden nicht_mehr_aktuell abgeschlossen abgeklungen verschwunden erledigt kuriert heilt_ab weg vorbei gelost',
  current:
    'aktiv* aktuell* chronisch* stabil* kontrolliert* ruckfall* rezidiv* wiederkehr* behandlung beobachtung besserung noch immer_noch teilweise fast anhaltend* andauernd* bestehen* laufend* akut* verschlechter* dauerhaft* unheilbar* ungeheilt* unvollstandig* wieder heilend* verdacht therapie eingestellt* gut_eingestellt fortschreitend* lebenslang* abklarung schubweise weiterhin kontrolle bessert genesung zeitweise intermittierend*',
  neg: 'nicht nie niemals nichts kein* ohne weder nein',
  excluded: 'ausgeschlossen verneint',
  filler:
    'noch ein eine einen einer eines einem der die das den des dem sehr zu wirklich besonders allzu ist war es waren wurde bisher bislang je jemals bekannt bekannte anzeichen zeichen von fur reaktion* allergische* allergie verlauf verlaufe verlaufend* notig benotigt aufgetreten gehabt erlebt hatte habe hat ganz bis_zu bis_auf_weiteres',
  or: 'oder noch bzw',
  but: 'aber sondern jedoch nur',
  few: 'kaum wenig weniger',
  one: 'ein',
  doubt:
    'unbekannt unklar unsicher vielleicht evtl eventuell moglicherweise manchmal meist meistens kann konnte unterschiedlich wechselnd zunehmend verschlechter* schlimmer weiss_nicht weniger bisher',
  takes: 'einnahme alfa',
  stopped:
    'abgesetzt ausgesetzt gestoppt fruher ehemals ehemalig* beendet nicht_mehr nie_wieder nie_mehr unvertraglich* kontraindiziert',
  former:
    'früher ehemals ehemalig* vormals statt anstatt anstelle an_stelle ersetzt ersatz_für umgestellt_von gewechselt_von wechsel_von nicht_mehr',
  formerAfter: 'ersetzt_durch umgestellt_auf gewechselt_auf gewechselt_zu',
  formerFirst: 'vorher zuvor bisher',
  now: 'jetzt nun aktuell',
  until: 'bis',
  allergic: '*allergie *allergien allergisch*',
  reason: 'bei_allerg* gegen_allergie gegen_allergien wegen_allerg* fur_allerg*',
  local: 'creme salbe augentropf* ohrentropf* salben nasenspray nasentropf* kopfhaut',
}
