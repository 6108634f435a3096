/**
 * A class helps a reader who does not know the name of a medicine. It follows from the stems of the
 * INN, each checked by hand. A medicine of two classes, or of none in the tables, is not listed.
 */
const CLASSES = `
penicillins: penicillin amoxicillin ampicillin
cephalosporins: cefalexin ceftriaxone cefuroxime
macrolides: azithromycin clarithromycin erythromycin
quinolones: ciprofloxacin levofloxacin
tetracyclines: doxycycline tetracycline
sulfonamides: sulfamethoxazole co-trimoxazole
antibiotics: clindamycin vancomycin gentamicin nitrofurantoin metronidazole trimethoprim rifampicin isoniazid
nsaids: ibuprofen diclofenac naproxen celecoxib ketorolac
opioids: morphine fentanyl oxycodone hydromorphone methadone buprenorphine tramadol codeine pethidine
local-anaesthetics: lidocaine
general-anaesthesia: propofol
muscle-relaxants: suxamethonium rocuronium
ace-inhibitors: lisinopril ramipril enalapril perindopril captopril
beta-blockers: metoprolol bisoprolol atenolol propranolol carvedilol nebivolol sotalol timolol
statins: atorvastatin simvastatin rosuvastatin pravastatin
corticosteroids: prednisone prednisolone methylprednisolone hydrocortisone dexamethasone budesonide beclometasone fluticasone
anticoagulants: warfarin apixaban rivaroxaban dabigatran edoxaban heparin enoxaparin dalteparin acenocoumarol phenprocoumon
antihistamines: cetirizine loratadine desloratadine fexofenadine diphenhydramine
antidepressants: sertraline citalopram escitalopram fluoxetine paroxetine venlafaxine duloxetine mirtazapine amitriptyline bupropion trazodone phenelzine moclobemide
diuretics: furosemide torasemide hydrochlorothiazide spironolactone indapamide
`

const CLASS_BY_ID: ReadonlyMap<string, string> = new Map(
  CLASSES.trim()
    .split('\n')
    .flatMap(line => {
      const [kind = '', ids = ''] = line.split(': ')
      return ids.split(' ').map(id => [id, kind] as const)
    }),
)

export const classOf = (id: string): string | undefined => CLASS_BY_ID.get(id)

export const CLASSED_IDS: readonly string[] = [...CLASS_BY_ID.entries()].flat()
