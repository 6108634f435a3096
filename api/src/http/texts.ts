export const httpTexts = {
  device: ({ browser, system }: { browser: string; system: string }) => `${browser} on ${system}`,
  unknownDevice: 'An unknown device',
  fields: {
    missing: 'Required',
    invalid: 'Not a valid value',
    unknown: 'Not a known field',
    repeated: 'Given more than once',
    unstorable: 'Contains a character that cannot be stored',
    forbiddenName: 'Contains a name that is not allowed',
    tooDeep: 'Nested too deeply',
  },
} as const
