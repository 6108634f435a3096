import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'severa severo severe severi grave gravi estrem* mortale mortali pericolos* pericolo rischio vita minaccia* forti fortemente alte alti elevat* acut* terribil* morte morire pesante massim* molto_male emergenza altissim* fortissim* uccidere uccide allarmant* ospedalizz* ricoverat* pronto_soccorso',
  mild: 'lieve lievi lievemente leggera leggero leggeri leggermente medie bassa basso debole deboli minore minori innocu* intolleranz* piccol* trascurabil* modest* blanda blando tenue lievissim* discreta discreto normale sopportabil*',
  neutral: 'gravita severita',
  direct:
    'ventilaz* rianimaz* rianimat* fastjekt incoscien* svenimento svenut* sviene perdita_coscienza perdita_conoscenza perso_conoscenza perso_coscienza perso_sensi perdita_sensi asfissi* arresto_cardi* arresto_respir* insufficienza_respiratoria dispnea affann* stridore necrolisi morte pericolo_vita ipotensione calo_pressione cianosi collasso arresto_cardiocircolatorio calo_di_pressione pressione_bassa crisi_convulsiv* crisi_epilettic*',
  airway: 'gola lingua glottide ugola vie_aeree vie_respir*',
  swells: 'gonf* chiu* ostru* restring* bloccat* stringe* tumefa* rigonf*',
  breath: 'respirare respirazione aria respirava fiato',
  fails: 'difficolta non arresto insufficienza fatica manca mancanza fame incapac*',
  mind: 'conoscenza coscienza sensi',
  lost: 'pers*',
  heart: 'cuore',
  stops: 'arrest* ferm*',
  resolved:
    'risolt* guarit* curat* superat* esclus* terminat* finit* scompars* passat* guarigione non_piu_attiv* non_piu_presente eliminat* conclus* sparit* sanat* rientrat*',
  current:
    'da_risolvere attiv* attual* controllat* remissione ricadut* ricorrent* trattamento terapia cura osservazione ancora parzial* quasi persist* acut* incurabil* sospett* miglior* peggior* in_corso corso tornat* follow sotto_controllo',
  neg: 'mai nessun* senza niente nulla assenza nega',
  excluded: 'esclus* assente',
  filler:
    'ancora di uno molto cosi troppo e stata stato sono avuto ho particolarmente davvero segni sintomi reazion* episodi* della dello dell affatto necessita',
  or: 'ne oppure',
  but: 'ma soltanto solamente',
  few: 'meno',
  doubt: 'sconosciut* ignot* forse puo potrebbe volte variabile peggio* non_so meno',
  takes: 'prende prendo assume assumo usa acido',
  refused: 'non_prende_piu non_prendo_piu non_assume_piu non_usa_piu',
  stopped:
    'sospeso sospesa sospesi sospese interrott* smess* terminat* non_piu mai_piu controindicat*',
  former:
    'invece_di invece_del invece_dell invece_della al_posto_di al_posto_del al_posto_dell al_posto_della anziché in_precedenza precedentemente sostituisce in_sostituzione_di in_sostituzione_del in_sostituzione_dell cambiato_da passato_da non_più',
  formerAfter: 'sostituito_da sostituita_da sostituito_con sostituita_con cambiato_in cambiato_con',
  formerFirst: 'prima',
  now: 'ora adesso attualmente',
  until: 'fino_al',
  reason: 'per_allergi* contro_allergi*',
  local: 'pomata gocce_occh* lozione',
}
