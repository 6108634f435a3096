/**
 * - `taken`: the service accepted the message.
 * - `gone`: the recipient's address no longer exists.
 * - `refused`: the service never accepts this message.
 * - `later`: no answer (`status` 0), too many messages, or the service's own fault. `waitMs` is the wait that
 *   the service named. `isUnsent` means that the service did not get the message.
 */
export type SendOutcome =
  | { kind: 'taken' | 'gone' }
  | { kind: 'refused'; status: number }
  | { kind: 'later'; status: number; error?: string; waitMs?: number; isUnsent?: true }
