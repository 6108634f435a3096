/** "Nu", "nici" and "fără" come before the word that they deny. */
import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'severă sever severi gravă grav puternic puternică puternice periculos periculoasă periculoase pericol mortală viața vitală critică extremă extrem ridicată ridicat ridicate înaltă mare intensă intens acută acut serioasă serios violentă amenință* letală fatală rău rea moarte muri ucide urgență spital* internat internată',
  mild: 'ușoară ușor ușoare moderată moderat moderate mediu slabă slab slabe scăzută scăzut mică mic redusă redus minoră minor neînsemnat* nesemnificativ* inofensiv* nepericulo* benignă benign suportabil* tolerabil* intoleranță',
  neutral: 'severitate severitatea gravitate gravitatea tensiune_mare',
  direct:
    'șoc șocul intubat intubată intubare terapie_intensivă la_ATI secția_ATI resuscit* edem_quincke angioedem* leșin* leșinat sincop* inconștient* colaps* sufoc* stop_cardiac stop_cardiorespirator stop_respirator lipsă_de_aer dispnee necroliz* convulsi* bronhospasm* hipotensiune insuficiență_respiratorie detresă_respiratorie letal* scader*_tensiunii* tensiune_mica tensiune_scazuta tensiune_arteriala_scazuta tensiune_arteriala_mica sindrom*_dress',
  airway:
    'gât gâtul gâtului limbă limbii glotă glotei laringe laringelui laringian faringian căi_respiratorii căile_respiratorii căilor_respiratorii trahee',
  swells:
    'umfl* edem edemul închis închide închidea închidere strâns strânge constric* îngust* blocat blocate obstruc* tumef*',
  breath: 'respir* respirație respirația respirației aer',
  fails:
    'dificult* greu greutate greutăți nu oprit oprire oprirea oprită lipsă insuficien* imposibil* nu_poate nu_putea nu_pot nu_puteam nu_a_putut dificil*',
  mind: 'cunoștință cunoștinței conștiența conștienței',
  lost: 'pierd* pierdut pierderea pierdere',
  heart: 'inima inimii',
  stops: 'oprit oprire oprirea oprită stop',
  resolved:
    'vindecat vindecată vindecate rezolvat rezolvată tratat_complet recuperat_complet trecut trecută exclus exclusă excluse dispărut dispărută depășit depășită în_trecut nu_mai_are nu_mai_este_activ* nu_mai_este_prezent* inactiv inactivă încheiat încheiată diagnostic_greșit',
  current:
    'activ activă actual actuală prezent prezentă cronic cronică stabil stabilă controlat controlată sub_control remisie remisiune tratament tratată_acum monitoriz* observație supraveghere recăd* recurent* revenit reapăr* încă parțial parțială aproape agrav* recuperare convalescență vindecare intermitent* suspici* nevindecat* în_desfășurare recupereaz*',
  neg: 'nu niciodată fără nici nicio niciun nimic deloc',
  negAfter: 'negativ negativă',
  excluded: 'exclus exclusă excluse absentă',
  filler:
    'este fost foarte atât așa prea au avut avea am s_a semne simptome istoric reacție reacții alergică alergice episod episoade necesar necesitat necesită vreun vreo chiar pune în cea cel cele înainte_de',
  or: 'sau ori',
  but: 'dar însă ci doar numai',
  few: 'puțin mai_puțin abia',
  doubt:
    'necunoscut* nu_știu nu_se_știe poate posibil probabil uneori incert* neclar* variabil* se_poate_agrava mai_rău depinde nu_sunt_sigur*',
  takes: 'ia iau foloseste folosesc acid',
  stopped:
    'oprit oprită întrerupt întreruptă sistat sistată suspendat suspendată renunțat nu_mai_ia nu_mai_iau fost anterior niciodată contraindicat* nu_ia nu_iau a_nu_se_da nu_administrați',
  former: 'în_loc_de în_locul anterior fost fostul înlocuiește mai_demult schimbat_de_pe',
  formerAfter: 'înlocuit_cu înlocuită_cu schimbat_cu',
  now: 'acum',
  formerFirst: 'înainte',
  until: 'înainte până',
  allergic: 'alergi*',
  reason: 'pentru_alergi* contra_alergi*',
  refused: 'evit* nu_mai_foloseste',
  local: 'unguent unguente picături_ochi picături_oftalmice picături_auriculare colir gel_local',
}
