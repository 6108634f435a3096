export const codeTexts = {
  failures: {
    /** The specification demands these words. */
    noProfile: 'Please create your medical profile first',
    unconfirmed:
      'Anyone who scans this code can read the names of your medicines. Confirm that first.',
  },
} as const
