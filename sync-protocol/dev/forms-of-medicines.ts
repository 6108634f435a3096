import type { Locale } from '../src/languages'

/** `#` is the medicine. */
export const FORMS: Readonly<Record<Locale, string>> = {
  en: '# oral suspension|# suspension for injection|# 5 mg tablets|# drops|oral drops #|# ampoule|# for injection|# subcutaneous|# sub-cutaneous use|# prolonged release|# once daily|# twice a day|# until bedtime|# pre-filled pen|# powder and solvent for solution for infusion|# stopper bottle|# for allergic reactions|# (avoid grapefruit)|# with food, avoid alcohol',
  es: '# suspensión oral|# suspensión inyectable|# comprimidos|# gotas|# ampolla|# inyectable|# subcutánea|# liberación prolongada|# una vez al día|# dos veces al día|# antes de dormir|# solución para perfusión|# pluma precargada|# polvo para suspensión',
  fr: '# suspension buvable|# suspension injectable|# comprimés|# gouttes|# ampoule|# pour injection|# sous-cutanée|# sous cutanée|# voie sous-cutanée|# libération prolongée|# une fois par jour|# deux fois par jour|# solution injectable en stylo prérempli|# jusqu’au soir|# poudre pour suspension',
  de: '# Suspension zum Einnehmen|# Injektionssuspension|# Tabletten|# Tropfen|# Ampulle|# zur Injektion|# subkutan|# retard|# einmal täglich|# zweimal täglich|# bis zum Abend|# Pulver zur Herstellung einer Suspension|# Fertigspritze|# bei Allergie',
  it: '# sospensione orale|# sospensione iniettabile|# compresse|# gocce|# fiala|# per iniezione|# sottocutanea|# sottocute|# rilascio prolungato|# una volta al giorno|# due volte al giorno|# polvere per sospensione|# penna preriempita',
  pt: '# suspensão oral|# suspensão injetável|# suspensao oral|# comprimidos|# gotas|# ampola|# para injeção|# subcutânea|# subcutâneo|# libertação prolongada|# uma vez ao dia|# duas vezes ao dia|# antes de dormir|# pó para suspensão|# SUS INJ|# SUS OR',
  nl: '# suspensie voor oraal gebruik|# suspensie voor injectie|# tabletten|# druppels|# ampul|# voor injectie|# subcutaan|# verlengde afgifte|# eenmaal daags|# tweemaal daags|# tot de avond|# voorgevulde pen',
  pl: '# zawiesina doustna|# zawiesina do wstrzykiwań|# tabletki|# krople|# krople doustne|# płyn doustny|# ampułka|# do wstrzykiwań|# podskórnie|# o przedłużonym uwalnianiu|# raz dziennie|# dwa razy dziennie|# 30 minut wcześniej|# proszek do sporządzania zawiesiny',
  uk: '# суспензія|# суспензія для ін’єкцій|# таблетки|# краплі|# ампула|# для ін’єкцій|# підшкірно|# пролонгованої дії|# один раз на день|# двічі на день|# до сну|# порошок для суспензії',
  ru: '# суспензия|# суспензия для инъекций|# таблетки|# капли|# ампула|# для инъекций|# подкожно|# пролонгированного действия|# один раз в день|# два раза в день|# до еды|# порошок для суспензии',
  ar: '# معلق للشرب|# معلق للحقن|# أقراص|# نقط|# قطرات فموية|# أمبولة|# للحقن|# تحت الجلد|# ممتد المفعول|# مرة يوميا|# مرة واحدة|# مرتين يوميا|# قبل النوم',
  zh: '# 混悬液|# 注射用混悬液|# 片|# 滴剂|# 安瓿|# 注射用|# 皮下注射|# 缓释片|# 每日一次|# 每日两次|# 饭前服用',
  ja: '# 懸濁液|# 注射用懸濁液|# 錠|# 内用滴剤|# アンプル|# 注射用|# 皮下注|# 徐放錠|# 1日1回|# 1日2回|# 就寝前',
  hi: '# सस्पेंशन|# इंजेक्शन के लिए सस्पेंशन|# गोली|# बूंदें|# एम्पुल|# इंजेक्शन के लिए|# त्वचा के नीचे|# धीमी रिलीज़|# दिन में एक बार|# दिन में दो बार',
  tr: '# oral süspansiyon|# enjeksiyonluk süspansiyon|# tablet|# damla|# oral damla|# ampul|# enjeksiyon için|# subkutan|# uzatılmış salımlı|# günde bir kez|# günde iki kez|# yemekten önce|# süspansiyon hazırlamak için toz',
  ko: '# 현탁액|# 주사용 현탁액|# 정|# 점적액|# 앰플|# 주사용|# 피하주사|# 서방정|# 하루 한 번|# 하루 두 번|# 식사 이전',
  sv: '# oral suspension|# injektionsvätska, suspension|# tabletter|# droppar|# ampull|# för injektion|# subkutan|# depottablett|# en gång dagligen|# två gånger dagligen|# till natten|# förfylld penna',
  ro: '# suspensie orală|# suspensie injectabilă|# comprimate|# picături|# picături orale|# fiolă|# pentru injecție|# subcutanat|# eliberare prelungită|# o dată pe zi|# de două ori pe zi|# înainte de culcare|# pulbere pentru suspensie',
}
