import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'mortais letais fatais perigos* perigo risco ameaca* terrivel morrer muito_mal emergencia internad* hospitaliz*',
  mild: 'ligeir* baixa baixo fraca fraco branda brando toleravel fraquinh* sem_gravidade baixo_risco',
  neutral: 'gravidade severidade gravida',
  direct:
    'ventilador desmai* perda_consciencia perda_conhecimento perdeu_consciencia perdi_consciencia perda_sentidos perdeu_sentidos engasg* paragem_cardi* paragem_respir* dispneia necrolise risco_vida hipotensao queda_pressao cianose convuls* falta_ar entubad* entubac* queda_da_tensao* queda_de_tensao queda_de_pressao queda_da_pressao pressao_baixa tensao_baixa crise_epilet* crise_epilept*',
  airway: 'traqueia',
  swells: 'inch* fech* aperta*',
  breath: 'respiracao ar respirei',
  fails: 'dificuldad* nao paragem impossiv* curta',
  mind: 'conhecimento sentidos',
  heart: 'coracao',
  stops: 'paragem parou',
  resolved:
    'resolvid* sarad* desapareceu ja_nao_ativ* ja_nao_tem nao_mais_ativ* curou sarou encerrad*',
  current:
    'sem_resolver ativ* estave* remissao recorrent* acompanhamento observacao ainda quase incurave* suspeit* melhorando piorando em_curso curso voltou a_melhorar melhorando a_piorar piorando recuperacao',
  neg: 'nao nenhum* sem nem naum',
  filler:
    'ainda um uma o os as muito tao demais foi houve teve ter tido sinais reac* historico precisou antes_da antes_das antes_do antes_dos',
  or: 'nem',
  but: 'mas porem apenas nao_so nao_somente',
  few: 'pouco pouca',
  one: 'um',
  doubt: 'desconhecid* talvez pode poderia vezes variavel pior* nao_sei',
  takes: 'toma tomo usa uso acido',
  refused: 'parou_de_tomar parou_de_usar deixou_de_tomar deixou_de_usar nao_toma_mais nao_usa_mais',
  stopped:
    'suspenso suspensa suspensos suspensas suspendi suspendeu interrompid* parei ja_nao nunca_mais antigamente',
  former:
    'em_vez_de em_vez_da em_vez_do em_lugar_de em_lugar_da em_lugar_do no_lugar_de no_lugar_da no_lugar_do ao_invés_de ao_invés_da ao_invés_do substitui substituiu trocado_de mudou_de antigamente já_não',
  formerAfter: 'substituído_por substituída_por trocado_por trocada_por mudado_para',
  now: 'agora atualmente',
  until: 'ate',
  reason: 'para_alergi* por_alergi* contra_alergi*',
  local: 'gotas_olhos locao crem pom',
}
