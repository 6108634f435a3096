export type AuthMode = 'sign-in' | 'sign-up' | 'recover'

export function readMode(wanted: string | null): AuthMode {
  return wanted === 'sign-up' || wanted === 'recover' ? wanted : 'sign-in'
}
