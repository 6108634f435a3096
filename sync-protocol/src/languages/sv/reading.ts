/**
 * "Dö", "dog" and "fara" are in no table. Without rings and dots they would match the English "do" and "dog"
 * and the Romanian "fără". "Utan" means "without" and also "but", so "inte lindrig utan svår" is not
 * understood, which never counts as harmless.
 */
import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'svår svårt svåra svårast svåraste svårare svårartad* allvarlig* allvarsam* kraftig* starka starkt livshot* livsfar* dödlig* dödsfar* död döden dödar döda kritisk* hög högt höga högsta farlig* akuta våldsam* uttalad* hemsk* fruktansvärd* förfärlig* värsta dålig dåligt dåliga nödfall inlagd sjukhusvård* extrem extremt intensiv* akut',
  mild: 'lindrig* lätt lätta lättare måttlig* medelsvår* medelmåttig* milda milt svag svaga svagt låg lågt låga liten litet små obetydlig* ofarlig* godartad* *intolerans uthärdlig* hanterbar* ringa_grad obesvärad*',
  neutral: 'svårighetsgrad* allvarlighetsgrad* högt_blodtryck',
  direct:
    'anafyla* chock chocken allergichock* intuber* intensivvård* iva återuppliv* hlr hjärt_lungräddning quinckeödem* quinckes* medvetslös* medvetandeförlust* svimma* svimning* avsvimm* kollaps* kollaber* kväv* andnöd* andfådd* andningssvår* andningsbesvär* andningsproblem* andningsstill* andningsstopp* andningssvikt* luftnöd hjärtstopp* hjärtstill* blodtrycksfall* krampanfall* epidermal_nekrolys* nekrolys* livshot* livsfar* dödlig* nära_att_dö höll_på_att_dö bronkospasm* luftrörskramp* lågt_blodtryck njursvikt* leversvikt* organsvikt* cirkulationssvikt* dress_syndrom* epileptisk*_anfall*',
  airway:
    'tunga tungan tungsvull* halsen halssvull* svalg* struphuvud* strupen strupe luftstrup* luftväg* stämband* gomspene*',
  swells:
    '*svull* svälla* sväller svällde svälln* *ödem ödem* täpp* tilltäpp* trång* trångt snör* snördes stäng* slöts sluts förträng* tjocknar tjock igentäppt*',
  breath: 'andas andades andning andningen andetag luften',
  fails:
    'svårt svår svåra svårighet* svårigheter besvär* inte ej ingen knappt tungt jobbigt upphörde upphör stannade stannar slutade kämpa* brist oförmåg*',
  mind: 'medvetande medvetandet',
  lost: 'förlorade förlorat förlorar förlora förlust tappade tappat tappar',
  heart: 'hjärta hjärtat',
  stops: 'stannade stannar stannat slutade',
  resolved:
    'utläkt* läkt läkta avläkt* botad botade botat frisk friska friskförklarad* tillfrisknat tillfrisknad utesluten uteslutet uteslutits avskriv* borta försvann försvunn* gått_över gick_över växt_bort växt_ifrån växte_bort bortvuxen färdigbehandl* avslutad avslutat inte_längre_aktiv* inte_aktiv_längre ej_längre_aktiv* feldiagnos* har_inte_längre genomgången',
  current:
    'aktivt aktiva pågå* nuvarande kontrollerad kontrollerat under_kontroll välkontroll* välinställ* återfall* återkom* behandling behandlas följs uppföljning* övervak* kvarstå* kvar fortfarande ännu delvis nästan långvarig* kronisk* förbättr* försämr* tillfrisknar återhämt* ihållande obotlig* misstänk* misstanke periodvis bestående utred* igen kommer_och_går battringsvagen tillfrisknande',
  neg: 'inte ej aldrig ingen inga inget utan icke varken nej ingenting',
  negAfter: 'nej',
  excluded: 'utesluten uteslutet uteslutits negativt',
  filler:
    'ett av det var har haft fått hade så särskilt mycket speciellt direkt tecken på någon något några någonsin känd kända allergisk allergiska reaktion reaktioner symtom behov behövde behövdes behövs krävdes episod episoder anfall varit alls svullnad',
  or: 'eller',
  but: 'men bara endast dock',
  few: 'knappt knappast föga mindre',
  doubt:
    'okänd* okänt vet_ej vet_inte oklar* osäker* kanske möjligen möjligtvis troligen eventuellt ibland varierar varierande växlande förvärras värre sämre beror_på svårt_att_säga svår_att_säga kan_bli',
  stopped:
    'utsatt utsatta slutat slutade upphört avslutad avslutat seponer* satte_ut har_satt_ut tidigare förut ej_längre inte_längre aldrig_mer aldrig_igen kontraindicer* tål_inte tål_ej får_inte_ges',
  former: 'istället_för i_stället_för ersätter tidigare förut förr bytt_från inte_längre ej_längre',
  formerAfter: 'ersatt_av ersatt_med bytt_till',
  now: 'nu_tar',
  until: 'till',
  reason: 'mot_allergi* för_allergi* vid_allergi*',
  refused: 'undvik undviks undvika',
  local: 'salva salvan *kräm krämen ögondropp* örondropp* nässpray* liniment schampo',
}
