/**
 * The author was not certain of these names, and no row is better than a wrong one. Readers see
 * such an entry as written. To translate a term, add its row and remove its id here.
 */
import type { TranslatedLocale } from './terms'

export const LEFT_OUT: Partial<Record<TranslatedLocale, string>> = {
  ar: `
mugwort hornets boyfriend girlfriend godmother godfather
`,
  zh: `
hornets anaphylactic-reaction
`,
  hi: `
mugwort hornets fire-ants muscle-relaxants phenprocoumon phenelzine moclobemide doxazosin
flecainide trazodone thiamazole desmopressin clavulanic-acid suxamethonium rocuronium
alendronic-acid denosumab latanoprost atrial-flutter ischaemic-stroke tia wpw svt hcm
aortic-stenosis mitral-prolapse mitral-regurgitation brain-aneurysm pad hyperlipidaemia ptsd
adhd ocd als brain-injury narcolepsy paraplegia tetraplegia hashimoto graves cah arthritis gout
antiphospholipid mastocytosis hereditary-angioedema ehlers-danlos vasculitis raynaud
biological-valve port vagus-stimulator brain-stimulator breast-implants iud lvad
anaphylactic-reaction flushing skin-peeling ten dress serum-sickness remission recovering
intermittent acute boyfriend girlfriend godmother godfather vaginal
`,
  tr: `
hornets
`,
  ko: `
hornets acenocoumarol phenprocoumon phenelzine
`,
}
