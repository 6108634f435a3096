import { parseDataKeys } from './data-keys'
import type { Variables } from './env-variables'
import { StartError } from './start-error'

/** Messages contain no values. */
export function findEnvFaults(vars: Variables): string[] {
  const faults = [
    ...setWithout(vars, ['DATABASE_ADMIN_URL', 'DATABASE_LISTEN_URL'], 'DATABASE_URL'),
    ...stripeFaults(vars),
    ...filesFaults(vars),
    ...pushFaults(vars),
    ...textFaults(vars),
    ...backupFaults(vars),
    ...setWithout(vars, ['WORKER'], 'DATABASE_URL'),
  ]
  if (vars.DATA_KEYS !== undefined) {
    try {
      parseDataKeys(vars.DATA_KEYS)
    } catch (error) {
      faults.push(error instanceof StartError ? error.message : 'DATA_KEYS cannot be read')
    }
  }
  if (vars.MAIL && vars.SMTP_URL) {
    faults.push('MAIL=files and SMTP_URL exclude each other: set one of them')
  }
  if (vars.NODE_ENV !== 'production') return faults

  if (!vars.DATABASE_URL) faults.push('DATABASE_URL is required in production')
  if (!vars.DATA_KEYS) faults.push('DATA_KEYS is required in production')
  if (!vars.PUBLIC_ORIGIN?.startsWith('https://')) {
    faults.push('PUBLIC_ORIGIN is required in production and must begin with https://')
  }
  if (!vars.SMTP_URL && !vars.MAIL) {
    faults.push(
      'SMTP_URL is required in production. MAIL=files writes e-mails to DATA_DIR/mail instead, where anyone with access to the disk can read them',
    )
  }
  const usesEmulator = [
    vars.STRIPE_SECRET_KEY,
    vars.STRIPE_PUBLISHABLE_KEY,
    vars.STRIPE_WEBHOOK_SECRET,
  ].some(value => value?.includes('emulator'))
  if (vars.STRIPE_API_BASE || usesEmulator) {
    faults.push('STRIPE_* points to the payment emulator, which has no place in production')
  } else {
    faults.push(...testKeyFaults(vars))
  }
  return faults
}

type Name = keyof Variables

function setWithout(vars: Variables, names: readonly Name[], needed: Name): string[] {
  if (vars[needed] !== undefined) return []
  return names
    .filter(name => vars[name] !== undefined)
    .map(name => `${name} is set, but ${needed} is not`)
}

function filesFaults(vars: Variables): string[] {
  const names = ['FILES_ACCESS_KEY', 'FILES_SECRET_KEY'] as const
  if (!vars.FILES_URL) return setWithout(vars, [...names, 'FILES_NEW'], 'FILES_URL')
  const missing = names.filter(name => vars[name] === undefined)
  return missing.map(name => `${name} is required with FILES_URL`)
}

function backupFaults(vars: Variables): string[] {
  const needed: Name[] = []
  if (vars.BACKUP_TO) needed.push('BACKUP_RECIPIENT')
  if (vars.BACKUP_TO?.startsWith('s3:')) needed.push('BACKUP_ACCESS_KEY', 'BACKUP_SECRET_KEY')
  return [
    ...needed.filter(name => !vars[name]).map(name => `${name} is required with BACKUP_TO`),
    ...setWithout(vars, ['BACKUP_KEYS_RECIPIENT'], 'BACKUP_RECIPIENT'),
  ]
}

function pushFaults(vars: Variables): string[] {
  const keys = ['VAPID_PUBLIC_KEY', 'VAPID_PRIVATE_KEY'] as const
  const missing = keys.filter(key => vars[key] === undefined)
  if (missing.length === 1)
    return missing.map(key => `${key} is required with the other VAPID_ key`)
  return setWithout(vars, ['VAPID_SUBJECT', 'PUSH_SERVICES'], 'VAPID_PUBLIC_KEY')
}

function textFaults(vars: Variables): string[] {
  const lacksCountries = vars.SMS_URL !== undefined && vars.SMS_COUNTRIES === undefined
  return [
    ...setWithout(vars, ['SMS_TOKEN', 'SMS_COUNTRIES', 'SMS_A_DAY'], 'SMS_URL'),
    ...setWithout(vars, ['NTFY_TOKEN'], 'NTFY_URL'),
    ...(lacksCountries ? [COUNTRIES_MISSING] : []),
  ]
}

const COUNTRIES_MISSING =
  'SMS_COUNTRIES is missing. With SMS_URL it has to name the calling codes that texts may go to'

/** Production takes real money and therefore needs live keys. */
function testKeyFaults(vars: Variables): string[] {
  const names = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY'] as const
  return names.flatMap(name =>
    vars[name] === undefined || /^[a-z]+_live_./.test(vars[name])
      ? []
      : [`${name} is not a live key, which production needs`],
  )
}

function stripeFaults(vars: Variables): string[] {
  const keys = ['STRIPE_SECRET_KEY', 'STRIPE_PUBLISHABLE_KEY', 'STRIPE_WEBHOOK_SECRET'] as const
  const missing = keys.filter(key => vars[key] === undefined)
  if (vars.PAYMENTS || missing.length === 0) return []
  if (missing.length === keys.length) return []
  return missing.map(key => `${key} is required with the other STRIPE_ keys`)
}
