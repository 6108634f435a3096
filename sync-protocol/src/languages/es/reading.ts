import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'severa severo severas severos severamente gravemente gravisim* critic* mortales mortalmente peligros* peligro riesgo vida amenaza* fuerte fuertes fuertemente alta alto altas altos elevad* agud* intens* muy_mal seri* malisim* muerte morir urgen* fulminante* maxim* bastante_mal severisim* matar mata altisim* fortisim* grabe grabes alarmante* agresiv* acentuad* hospitaliz*',
  mild: 'leve leves levemente moderad* ligera ligero ligeramente suave suaves media medio mediana mediano baja bajo bajas debil* minim* menor menores benign* intoleranci* pequen* insignificante* tolerable* intermedi* flojo floja poca levisim* regular regulares normal baj*_riesgo sin_gravedad no_reviste_gravedad riesgo_bajo',
  neutral: 'gravedad severidad',
  direct:
    'choque intub* ventilac* respirador uci uti cuidados_intensivos terapia_intensiva resucit* autoinyector desmay* sincope perdida_conocimiento perdio_conocimiento perdi_conocimiento asfixi* ahog* sofoc* paro_cardi* paro_respir* parada_cardi* parada_respir* insuficiencia_respiratoria disnea estridor broncoespas* laringoespas* necrolisis mortal* muerte riesgo_vital hipotension bajada_tension cianosis atragant* falta_aire opresion_de_garganta me_quedo_sin_aire sin_aire opresion_garganta bajada_de_la_tension* bajada_de_tension* bajada_de_presion* bajada_de_la_presion presion_baja tension_baja presion_arterial_baja tension_arterial_baja sindrome_dress crisis_convulsiv* crisis_epileptic*',
  airway: 'garganta lengua faringe via_aerea vias_aereas vias_respir* traquea',
  swells: 'hinch* inflam* cierr* cerr* espasm* inflad* estrech* apret*',
  breath: 'respirar respira respiracion respiratori* aire respiro respiraba',
  fails: 'no paro parada imposib* dificil cuesta costaba insuficiencia falta incapaz cort* apenas',
  mind: 'conocimiento conciencia consciencia sentido',
  heart: 'corazon cardiac*',
  stops: 'paro parad* detuv* dej*_latir',
  resolved:
    'resuelt* curad* sanad* superad* recuperad* descartad* excluid* terminad* finalizad* desaparecid* desaparecio pasad* ya_no_activa ya_no_tengo ya_no_tiene ya_no_padece ya_no_presente eliminad* cicatrizad* remitid* remitio curo sano se_curo',
  current:
    'sin_resolver por_resolver activ* actual* cronic* estable* controlad* recaida* recurrent* tratamiento tratandose seguimiento observacion todavia aun parcial* casi agud* sospech* mejorando empeorando mejoria en_curso vigente volvio continua recuperacion',
  neg: 'nunca jamas ningun* sin nada tampoco ausencia evitar niega',
  excluded: 'descartad* ausente negad* negativ*',
  filler:
    'aun todavia una el los las muy tan demasiado era fue ha hay hubo tuvo tenido he habido sido realmente especialmente particularmente signo* sintoma* alergic* ser lo tener requirio necesito se antes_de antes_del',
  or: 'o u',
  but: 'pero sino solo solamente',
  few: 'poco poca menos apenas',
  one: 'una',
  doubt: 'desconocid* quizas quiza tal_vez puede podria veces peor empeora* no_se menos',
  takes: 'toma tomo usa uso tomando acido',
  refused: 'dejo_de_tomar dejo_de_usar ha_dejado_de_tomar',
  stopped:
    'suspendid* dejad* interrumpid* parad* retirad* tomaba ya_no nunca_mas contraindicad* finalizad* descontinuad*',
  former:
    'anteriormente en_lugar_de en_vez_de sustituye reemplaza cambiado_de cambio_de tomaba ya_no',
  formerAfter:
    'sustituido_por sustituida_por reemplazado_por reemplazada_por cambiado_a cambiado_por',
  formerFirst: 'antes previamente',
  now: 'ahora actualmente',
  until: 'antes hasta',
  reason: 'para_alergi* por_alergi* contra_alergi*',
  local: 'crema pomada colirio* unguento gotas_ojos gotas_oftalm* locion topic* oftalm*',
}
