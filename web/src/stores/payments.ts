import type { PaymentsConfig } from 'sync-protocol/rest'
import { create } from 'zustand'

/** Null: the server has not said yet, or cannot be reached. */
export const usePayments = create<{ config: PaymentsConfig | null }>(() => ({ config: null }))
