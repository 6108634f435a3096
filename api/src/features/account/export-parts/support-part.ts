import type { ExportPart } from '../../../records/export-part'

export const supportPart: ExportPart = {
  name: 'support',
  tables: ['donations', 'subscriptions', 'stripe_customers', 'free_access'],
  async read(tx, userId) {
    const donations = await tx`
      select kind, tier, total_cents as "totalCents", refunded_cents as "refundedCents", status,
        receipt_number as "receiptNumber", created_at as "createdAt", paid_at as "paidAt"
      from donations where user_id = ${userId} order by created_at`
    const monthly = await tx`
      select kind, plan, total_cents as "totalCents", status, created_at as "createdAt",
        current_period_end as "currentPeriodEnd", cancel_at_period_end as "endsThen"
      from subscriptions where user_id = ${userId} order by created_at`
    const [provider] = await tx`
      select customer_id as "customerId" from stripe_customers where user_id = ${userId}`
    const [free] = await tx`
      select activated_at as "activatedAt" from free_access where user_id = ${userId}`
    return { donations, monthly, stripe: provider ?? null, freeAccess: free ?? null }
  },
}
