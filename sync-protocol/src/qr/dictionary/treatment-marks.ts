/**
 * Medicines that change how an emergency is treated, by nonproprietary name and brand. Matching is
 * by word beginnings in whatever the person typed ("Eliquis 5mg", "insulin pump"), so that forms and
 * salts count too. It orders and highlights; it is no advice. Cheap to import: nothing but this.
 */
export type TreatmentMark =
  | 'anticoagulant'
  | 'antiplatelet'
  | 'insulin'
  | 'steroid'
  | 'antiepileptic'
  | 'opioid'
  | 'betablocker'
  | 'immunosuppressant'

/** In the order of harm: a name that fits two is marked with the first. */
const MARKED: Record<TreatmentMark, string> = {
  anticoagulant: `warfarin coumadin marevan jantoven apixaban eliquis rivaroxaban xarelto dabigatran
    pradaxa edoxaban savaysa lixiana enoxaparin lovenox clexane inhixa dalteparin fragmin tinzaparin
    innohep nadroparin fraxiparine heparin calciparine fondaparinux arixtra acenocoumarol sintrom
    phenprocoumon marcumar marcoumar falithrom fluindione previscan bivalirudin argatroban
    betrixaban anticoagulant anticoagulante blutverdünner anticoagulation`,
  insulin: `insulin insuline insulina lantus basaglar toujeo semglee abasaglar humalog admelog lyumjev
    novolog novorapid fiasp apidra tresiba levemir humulin novolin actrapid insulatard protaphane
    mixtard ryzodeg huminsulin insuman omnipod`,
  steroid: `prednisone prednisolone prednison prednisona methylprednisolone medrol solu-medrol
    hydrocortisone cortef plenadren alkindi hydrocortison hidrocortisona dexamethasone decadron
    dexamethason betamethasone celestone deflazacort fludrocortisone florinef cortisone cortancyl
    solupred deltasone rayos decortin urbason`,
  antiepileptic: `levetiracetam keppra lamotrigine lamictal valproate valproic valproato depakote
    depakine depakene epilim divalproex carbamazepine tegretol oxcarbazepine trileptal phenytoin
    dilantin fosphenytoin phenobarbital gardenal primidone mysoline topiramate topamax lacosamide
    vimpat zonisamide zonegran clobazam onfi frisium brivaracetam briviact ethosuximide zarontin
    perampanel fycompa rufinamide cenobamate vigabatrin sabril stiripentol epidiolex felbamate
    eslicarbazepine tiagabine`,
  antiplatelet: `clopidogrel plavix ticagrelor brilinta brilique prasugrel effient dipyridamole
    persantine aggrenox ticlopidine cilostazol aspirin aspirine aspirina acetylsalicylic
    acetylsalicylique acetilsalicílico ass kardegic cardioaspirin ecotrin`,
  opioid: `morphine oramorph fentanyl duragesic oxycodone oxycontin percocet oxynorm hydrocodone
    vicodin norco hydromorphone dilaudid palladone methadone buprenorphine suboxone subutex temgesic
    tramadol ultram contramal tapentadol palexia codeine pethidine meperidine`,
  betablocker: `metoprolol lopressor toprol beloc bisoprolol concor cardensiel atenolol tenormin
    propranolol inderal carvedilol coreg nebivolol bystolic labetalol sotalol nadolol timolol`,
  immunosuppressant: `tacrolimus prograf advagraf ciclosporin cyclosporine neoral sandimmun
    mycophenolate cellcept myfortic azathioprine imuran imurel sirolimus rapamune everolimus
    certican methotrexate adalimumab humira infliximab remicade etanercept enbrel rituximab
    tofacitinib belatacept`,
}

/** Eye drops and creams hardly reach the blood. */
const LOCAL_FORM =
  /\b(cream|ointment|eye drops?|gel|lotion|topical|nasal|crème|creme|salbe|pommade)\b/i

/** Every mark with the word beginnings that give it. */
export const TREATMENT_WORDS = Object.entries(MARKED).map(([mark, words]) => ({
  mark: mark as TreatmentMark, // a key of the record above
  words: words.split(/\s+/),
}))

/** The mark of a medicine as the person wrote it, or null. */
export function treatmentMark(medicineName: string): TreatmentMark | null {
  const written = medicineName.toLowerCase().split(/[^\p{L}\p{M}-]+/u)
  const isLocal = LOCAL_FORM.test(medicineName)
  const found = TREATMENT_WORDS.find(({ words }) =>
    words.some(word =>
      written.some(part => (word.length < 4 ? part === word : part.startsWith(word))),
    ),
  )
  return found && !isLocal ? found.mark : null
}
