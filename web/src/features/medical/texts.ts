import { count, defineTexts, params } from '../../i18n/define-texts'

/** The sentences of the record's screen. The specification quotes titles, buttons, toasts and empty lists. */

import { historyTexts, planTexts } from './plan-texts'

export const medicalTexts = defineTexts('medical', {
  screen: {
    title: 'Medical Information',
    leadToEdit: 'Everything you save stays on this phone first. No connection needed.',
    leadToRead: 'You can read this record, but not change it.',
    onThisPage: 'On this page',
    places: {
      allergies: 'Allergies',
      medications: 'Medicines',
      conditions: 'Conditions',
      contacts: 'Contacts',
      plans: 'Instructions',
      personal: 'Personal',
      dnr: 'Resuscitation',
      notes: 'Notes',
      history: 'History',
      policies: 'Insurance',
    },
  },

  stillRight: {
    title: 'Is everything here still right?',
    body: 'You last changed or confirmed it over six months ago.',
    confirm: 'Confirm',
    confirmed: { title: 'Confirmed', description: 'Responders see today’s date.' },
  },

  forms: {
    save: 'Save',
    cancel: 'Cancel',
    done: 'Done',
    moreDetails: 'More details',
    notSaid: 'Not said',
    quickAnswers: params('{label}: in one press'),
    edit: params('Edit {title}'),
    saved: 'Success',
    notSaved: 'Not saved',
    refusedNotice: 'Not saved. Change it here, or discard it on the Overview.',
    refusedMark: 'Not saved',
    conflictMark: 'Please check',
  },

  effect: {
    label: 'Effect in an emergency',
    asNamed: 'As the name says',
    is: params('It is: {mark}'),
    isNot: params('It is not: {mark}'),
    seen: params('Responders see: {marks}'),
    unknown: 'The app does not know this name. Choose an effect if it has one of these.',
    none: 'Responders see no warning about this medicine.',
  },

  suggestions: {
    list: 'Suggestions',
    count: count({ one: '{count} suggestion', other: '{count} suggestions' }),
  },

  dates: {
    day: 'Day',
    month: 'Month',
    year: 'Year',
    noMonthChosen: '–',
    noMonth: 'Choose the month too, or leave the day empty',
    noYear: 'Enter the year too',
    shortYear: 'Enter the year with four digits, such as 1958',
    noDay: 'Enter the day, the month and the year',
    noSuchDay: params('{month} has days 1 to {lastDay}'),
    startsLater: 'This date is in the future. Is that right?',
    expired: 'This policy has expired. Do you have a newer card?',
  },

  phones: {
    national: 'From abroad, this number needs + and the country code.',
  },

  measures: {
    height: 'In centimetres, or as 5 ft 7',
    heightInFeet: params('In centimetres. That is {feet} ft {inches} in'),
    heightInCm: params('That is {cm} cm'),
    weight: 'In kilograms, or as 159 lb',
    weightInPounds: params('In kilograms. That is {pounds} lb'),
    weightInKg: params('That is {kg} kg'),
  },

  personal: {
    title: 'Personal Information',
    lead: 'Fill in what you want responders to know. Every field is optional.',
    edit: 'Edit personal information',
    editShort: 'Edit',
    create: 'Create Profile',
    update: 'Update Profile',
    created: 'Medical profile created successfully',
    updated: 'Medical profile updated successfully',
    failedToCreate: params('Failed to create medical profile: {reason}'),
    failedToUpdate: params('Failed to update medical profile: {reason}'),
    failed: 'Error',
    empty: 'Nothing entered yet. A name and a birth date help most.',
    ageInYears: count({ one: '{count} year old', other: '{count} years old' }),
    ageAboutYears: count({ one: 'about {count} year old', other: 'about {count} years old' }),
    ageInMonths: count({ one: '{count} month old', other: '{count} months old' }),
    ageUnderOneMonth: 'under one month old',
    ageUnderOneYear: 'under one year old',
    groups: { person: 'Person', body: 'Body', address: 'Phone and address' },
    fields: {
      heightCm: 'Height',
      weightKg: 'Weight',
      pregnancyDueDate: 'Pregnant: due date',
    },
    values: {
      height: params('{cm} cm'),
      weight: params('{kg} kg'),
    },
    genders: {
      Male: 'Male',
      Female: 'Female',
      Other: 'Other',
      'Prefer not to say': 'Prefer not to say',
    },
    help: {
      dateOfBirth: 'The year alone is enough.',
      photoUrl:
        'Helps responders find the right person. Emergency and healthcare codes show it online.',
      implants: 'Such as a pacemaker, insulin pump, stent or shunt',
      pregnancyDueDate: 'Leave empty if not pregnant',
    },
  },

  profileFirst: {
    title: 'Create Profile First',
    hint: 'Save your personal information first.',
  },

  lists: {
    none: 'Until you tick this, responders read “not recorded”.',
    contacts: {
      title: 'Emergency Contacts',
      add: 'Add Contact',
      empty: 'No emergency contacts added yet.',
      why: 'Who should be called first?',
      noProfile:
        'Please save your basic medical profile information before adding emergency contacts.',
      added: 'Emergency contact added successfully',
      updated: 'Emergency contact updated successfully',
      deleted: 'Emergency contact deleted successfully',
      fields: {
        name: 'Name',
      },
      relationships: { partner: 'Partner', parent: 'Parent', child: 'Child', friend: 'Friend' },
    },
    allergies: {
      title: 'Allergies',
      add: 'Add Allergy',
      empty: 'No allergies recorded yet.',
      why: 'Add medicines, foods and stings that cause a reaction.',
      noProfile: 'Please save your basic medical profile information before adding allergies.',
      added: 'Allergy added successfully',
      updated: 'Allergy updated successfully',
      deleted: 'Allergy deleted successfully',
      claim: { own: 'I have no known allergies', other: 'No known allergies' },
      claimed: 'Responders read: no known allergies.',
      reactionHelp: 'What happens, and how fast?',
      // Without "Unknown", an unsure person would guess or leave out the allergy.
      severities: { severe: 'Severe', moderate: 'Moderate', mild: 'Mild', unknown: 'Unknown' },
    },
    medications: {
      title: 'Current Medications',
      add: 'Add Medication',
      empty: 'No medications recorded yet.',
      why: 'Add every medicine, above all blood thinners, with the dose if you know it.',
      noProfile: 'Please save your basic medical profile information before adding medications.',
      added: 'Medication added successfully',
      updated: 'Medication updated successfully',
      deleted: 'Medication deleted successfully',
      claim: { own: 'I take no medication', other: 'Takes no medication' },
      claimed: 'Responders read: takes no medication.',
      fields: {
        name: 'Medication name',
        prescribingDoctor: 'Prescribing doctor',
        startDate: 'Start date',
      },
      dosageHelp: 'Such as 5 mg',
      frequencies: { once: 'Once daily', twice: 'Twice daily', whenNeeded: 'When needed' },
    },
    conditions: {
      title: 'Medical Conditions',
      add: 'Add Condition',
      empty: 'No medical conditions recorded yet.',
      why: 'Add illnesses of today, and past ones that still matter.',
      noProfile:
        'Please save your basic medical profile information before adding medical conditions.',
      added: 'Medical condition added successfully',
      updated: 'Medical condition updated successfully',
      deleted: 'Medical condition deleted successfully',
      claim: { own: 'I have no known conditions', other: 'No known conditions' },
      claimed: 'Responders read: no known conditions.',
      fields: {
        diagnosedDate: 'Diagnosed on',
      },
      statuses: { active: 'Active', chronic: 'Chronic', resolved: 'Resolved' },
    },
    plans: planTexts,
    history: historyTexts,
    policies: {
      title: 'Insurance Policies',
      add: 'Add Policy',
      empty: 'No insurance policies recorded yet.',
      why: 'A hospital abroad asks for it first.',
      noProfile:
        'Please save your basic medical profile information before adding insurance policies.',
      added: 'Insurance policy added successfully',
      updated: 'Insurance policy updated successfully',
      deleted: 'Insurance policy deleted successfully',
      fields: {
        provider: 'Insurance Company Name',
        relationship: 'Relationship to subscriber',
      },
      required: {
        provider: 'Insurance Company Name is required',
        policyNumber: 'Policy number is required',
        relationship: 'Relationship is required',
      },
      relationships: {
        self: 'Self',
        spouse: 'Spouse',
        child: 'Child',
        parent: 'Parent',
        other: 'Other',
      },
      otherPlan: 'Other',
      row: {
        number: params('Policy {number}'),
        until: params('until {date}'),
        photo: 'Card photo',
      },
    },
  },

  insurance: {
    title: 'Legacy Insurance Information',
    why: 'Insurance as one text, from before policies. Use Insurance Policies for a new card.',
    add: 'Add Insurance',
    edit: 'Edit',
    clear: 'Clear insurance information',
    empty: 'No insurance information recorded yet.',
    noProfile:
      'Please save your basic medical profile information before adding insurance information.',
    form: 'Insurance',
    save: 'Save insurance',
    photo: 'Photo of the insurance card',
  },

  resuscitation: {
    title: 'DNR Status',
    why: 'Whether to resuscitate. Do Not Resuscitate and POLST need the signed document.',
    add: 'Set DNR',
    edit: 'Edit',
    clear: 'Clear DNR status',
    empty: 'No DNR status recorded yet.',
    noProfile: 'Please save your basic medical profile information before adding a DNR status.',
    form: 'DNR',
    save: 'Save DNR status',
    status: 'Status',
    document: 'Signed document',
    documentHelp: 'PDF, JPG, PNG or Word, up to 10 MB. It opens without a connection.',
    documentName: 'Document name',
    unnamedDocument: 'Document',
    view: 'View Document',
    needsDocument: 'Please upload a document for DNR or POLST status',
    contradiction:
      'One of your instructions refuses resuscitation. Responders see both. Which one is right?',
  },

  notes: {
    title: 'Additional Medical Notes',
    add: 'Add Notes',
    edit: 'Edit Notes',
    clear: 'Clear notes',
    empty: 'No additional notes recorded yet.',
    noProfile: 'Please save your basic medical profile information before adding notes.',
    form: 'Notes',
    save: 'Save notes',
    field: 'Notes for responders',
    help: 'Such as a guide dog, sign language, or children at home',
  },

  files: {
    picture: {
      choose: 'Choose a photo',
      replace: 'Replace the photo',
      shoot: 'Take a photo',
      remove: 'Remove the photo',
    },
    document: {
      choose: 'Choose a document',
      replace: 'Replace the document',
      shoot: 'Photograph it',
      remove: 'Remove the document',
    },
    withCamera: params('{label}, with the camera'),
    preparing: 'Preparing…',
    view: 'View',
    removeShort: 'Remove',
    failedDocument: params('Failed to upload document. Please try again. {reason}'),
    unreadable: 'This file could not be read. Choose it again',
    opening: 'Opening…',
    notOpened: {
      title: 'Cannot open it now',
      not_found: 'The server no longer has this file. Choose it again.',
      not_now: 'It is not on this device yet. Connect once to fetch it.',
    },
  },
})
