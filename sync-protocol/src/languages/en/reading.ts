import type { LanguageWords } from '../reading-words'

export const reading: LanguageWords = {
  severe:
    'severe severely severly sever sevare servere deadly lethal mortal dangerous life life_threat* lifethreat* threaten* potentially_fatal high highest strong strongly bad badly awful horrible worst grave gravely major dramatic profound significant emergency dies died dying could_die will_die may_die might_die almost_die death kill kills killed near_death grade_iii grade_iv severest worse_case dire serous aggressive perilous brutal deathly sevear critcal horrendous xtreme hospitaliz* hospitalis* lvl_5 level_5 lvl_4 alarming er_visit life_or_death anaph* worsest',
  mild: 'mild mildly slight slightly minor low light lightly trivial harmless weak small negligible mid medium intolerant sensitivity manageable middle average weakly little faint insignificant nonsevere nonserious mild_to_moderate okay fine mildish so_so normal',
  neutral: 'severity lifelong life_long highly_unlikely several low_blood high_blood',
  direct:
    '~anafilak* anaphalax* anaphalact* anaphlax* shock shocked icu itu intensive_care critical_care resuscitat* cpr angio_edema angioneurotic epipen epi_pen ~epinefrin* adrenalin* autoinjector auto_injector stridor unconscious* unresponsive coma comatose faint fainted fainting faints blackout blacked_out passed_out passing_out passes_out pass_out choked choking chokes tracheotom* tracheostom* johnson sjs ten necrolysis toxic_epidermal dress_syndrome died death nearly_die* almost_die* near_death life_threat* lifethreat* cyanotic turned_blue blue_lips hypotensi* low_blood_pressure low_bp bp_drop* drop_blood_pressure drop*_in_blood_pressure drop*_of_blood_pressure drop*_in_bp dropped_blood_pressure dropping_blood_pressure fall_in_blood_pressure falling_blood_pressure blood_pressure_drop* blood_pressure_fell blood_pressure_falls blood_pressure_plummet* blood_pressure_crash* bp_fell bp_falls malignant_hyperth* seizure seizures kidney_failure renal_failure liver_failure organ_failure multi_organ agranulocytosis crashed coded cardiopulmonary_arrest respiratory_failure breathless* dyspn*',
  airway:
    'throat tounge glottic epiglott* uvula airway airways windpipe trachea tracheal upper_airway breathing_tube',
  swells:
    'swell* swoll* clos* tight* constrict* block* shut spasm* narrow* puff* compromise* involve* thick* bigger huge',
  breath:
    'breath breathe breathing breathes breaths respiratory respiration air inhale breething breathin breth',
  fails:
    'cant cannot couldnt couldn unable difficult* hard trouble struggl* stop* arrest problem* short shortness distress impaired no_longer loss gasp* not issues laboured labored fail* inability',
  mind: 'conscious consciousness consiousness',
  lost: 'lost lose loses loss losing',
  heart: 'heart',
  stops: 'stop* failure',
  resolved:
    'resolved cured healed recovered gone ruled_out excluded disproved outgrown outgrew inactive_no past ended over fully_treated misdiagnosis misdiagnosed no_longer_active no_longer_present no_longer_have no_longer_applies no_longer_relevant cleared disappeared went_away eradicated finished full_recovery closed subsided complete_recovery refuted',
  current:
    'current currently ongoing chronic uncontrolled remission unresolved uncured recurring recurs recurred relaps* treatment treated_with monitoring monitored recovering resolving improving worsening worse continuing continues present still partially partly almost nearly mostly lifelong returned again healing new flare flares managed under_control episodic reactivated came_back comes_back latent residual follow_up awaiting to_be will_be should_be waiting under_observation',
  neg: 'not no never none non nothing nil without isnt wasnt arent werent didnt doesnt dont hasnt havent aint neither nor denies denied deny absence avoid avoided nope',
  excluded: 'ruled_out absent unlikely denied',
  filler:
    'a an the of any to be been give giving take taking takes using yet still is was are were it very so too really that particularly especially ever had have has having did do does developed develop history sign signs symptom symptoms known allergy episode episodes attack attacks event happened occurred need needed required require caused experienced previous past far all at needs necessary use bien',
  or: 'or nor',
  but: 'but however although only just',
  few: 'hardly barely scarcely little less',
  one: 'a',
  doubt:
    'unknown unsure uncertain unclear maybe perhaps possibly probably may might could can sometimes usually often varies variable worsening worse increasing dont_know not_sure not_tested less depends',
  takes: 'currently uses',
  stopped:
    'stopped discontinued suspended withdrawn former formerly ceased quit no_longer_tak* finished ended previously never_again contraindicated',
  former:
    'former formerly previously previous prior_medic* instead_of rather_than in_place_of in_lieu_of replaces replaced replacing replacement_for substitute_for switched_from changed_from moved_from swapped_from was_on used_to_take used_to_be_on no_longer came_off ex',
  formerAfter: 'replaced_by replaced_with switched_to changed_to swapped_for moved_to converted_to',
  formerFirst: 'before old earlier',
  now: 'now currently',
  until: 'until',
  allergic: 'allerg*',
  reason: 'for_allerg* if_allerg* against_allerg* for_severe_allerg*',
  refused: 'avoids',
  local:
    'cream creams ointment eye_drop* eyedrop* eardrop* ear_drop* gel lotion foam shampoo scalp eye_gel',
  notLocal: 'sub_cutan* trans_cutan* intra_cutan*',
}
