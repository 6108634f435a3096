import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'severes severement graves gravement critique critiques mortel* danger dangereu* vital* vie menace* forte fort fortes forts fortement elevee eleves aigue aigu violent* majeur* important* redoutable* terrible* mourir mort tres_mal considerable* foudroyant* aggrave tuer tue mortels alarmant* hospitalis* carabine*',
  mild: 'leger legere legers legeres legerement modere* moyen* faible faibles faiblement benin benins anodin* mineur* basse bas petit* intolerance* supportable* limitee inoffensi* negligeable* doux douce sans_gravite',
  neutral: 'gravite severite',
  direct:
    'anaphil* choc ventilat* ventile* soins_intensifs angio_odem* angio_oedeme anapen inconscien* evanoui* syncope* malaise_grave perte_connaissance perdu_connaissance asphyxi* etouff* suffoc* arret_cardi* arret_respir* arret_coeur detresse_respir* dyspnee* laryngospas* necrolyse mortel* pronostic_vital vital* chute_tension cyanos* insuffisance_renale_aigue defaillance assistance_respiratoire rea urgence_vitale chute_de_tension baisse_de_tension essouffle* syndrome_dress crise_convulsiv* crise_d_epileps*',
  airway:
    'gorge langue glotte glottique larynge* laringe* pharynge* luette voies_aeriennes voies_respir* trachee',
  swells: 'oedem* edem* enfl* serr* ferm* obstru* retreci* bloqu* tumefi*',
  breath: 'respirer respire respiratoire* souffle respirait',
  fails: 'mal pas plus arret gene detresse court incapable insuffisance manque peine',
  mind: 'connaissance conscience',
  lost: 'perd* perte*',
  heart: 'coeur cardiaque',
  stops: 'arret*',
  resolved:
    'gueri gueris guerie gueries resolu resolus exclu ecarte termine disparu retabli retablie passe soigne guerison ancien ancienne n_est_plus_active plus_active plus_actif elimine cicatrise*',
  current:
    'actif actifs actuel* chronique* stable* controle* recidiv* rechute* traitement surveillance encore toujours partiellement presque aigu aigue permanent* incurable* intermittent* suivi suspect* progressi* en_cours cours convalescen* amelior* aggrav* revenu* evoluti* equilibre*',
  neg: 'pas jamais aucun aucune sans ni ne rien nullement nulle',
  excluded: 'exclu* ecarte* negatif',
  filler:
    'encore de d du la le les l un une tres si trop vraiment particulierement est etait ete c ce s y eu fait ait avait signe* symptome* allergique* jusqu ici antecedent* connu* besoin recours n t il elle on tout forcement bien',
  or: 'ou ni',
  but: 'mais seulement',
  few: 'peu moins guere',
  one: 'un',
  doubt:
    'inconnu* incertain* peut parfois souvent aggrave* pire sais_pas moins possible* probable*',
  takes: 'prend prends prenait sous acide',
  refused: 'ne_prend_plus ne_prends_plus n_est_plus_sous ne_suis_plus_sous',
  stopped:
    'arrete arretes stoppe suspendu suspendue ancien anciennement fini termine plus_jamais jamais_plus intoleran* contre_indiqu* interrompu',
  former:
    'anciennement ancien ancienne au_lieu_de au_lieu_d au_lieu_du à_la_place_de à_la_place_d à_la_place_du remplace en_remplacement_de en_remplacement_d en_remplacement_du plutôt_que plutôt_qu passé_de',
  formerAfter: 'remplacé_par remplacée_par changé_pour',
  formerFirst: 'avant auparavant précédemment',
  now: 'maintenant actuellement désormais',
  until: 'jusqu_en jusqu_au',
  reason: 'pour_allergi* contre_allergi* contre_les_allergi* si_allergi*',
  local: 'pommade collyre* gouttes_yeux gouttes_auriculaires cutane* nasal*',
  notLocal: 'sous_cutane*',
}
