import type { NoneWords } from '../clinic-words'

export const noneWords: NoneWords = {
  bare: 'none | nil | no | nothing | n/a | not applicable | nka | nkda | nkfa | nkma | denies | denied | negative | no known | na | nothing to declare | nothing significant',
  no: 'not | without | neither | nor | never | does not have | does not take | takes no | free of',
  unknown:
    'unknown | not known | not asked | not recorded | not documented | not available | not assessed | not specified | not stated | not reported | asked but unknown | asked but declined | temporarily unknown | unable to obtain | unable to assess | undetermined | unspecified | no information | no information available | no data | no data available | unsure | uncertain | error | not performed | refused | declined | declined to answer | nkr | unk | not on file | not entered | not asked yet | not yet asked | pending | tbd | tbc | to be confirmed | to be determined | see attached | see notes | xxx | not sure | no record | no records | uto',
  what: 'allerg* | anything | intoleran* | adverse | reaction* | drug* | medic* | problem* | condition* | disease* | illness* | diagnos* | disabilit* | implant* | device* | comorbidit* | history | hx | food | environmental',
  filler:
    'known | current* | regular | relevant | significant | reported | recorded | documented | noted | past | active | chronic | other | any | of | to | the | a | an | and | or | on | at | this | time | is | are | has | have | taking | patient* | pt | she | he | they | present | identified | status | information | found | list* | that | states | reports',
}
