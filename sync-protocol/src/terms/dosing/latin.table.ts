/** Prescribers' Latin, in any language. */
export const LATIN = `
day-1: qd | q.d.
day-2: bid | b.i.d. | bd | b.d.
day-3: tid | t.i.d. | tds | t.d.s.
day-4: qid | q.i.d. | qds
every-morning: qam | mane
every-night: qpm | nocte
bedtime: qhs | q.h.s. | hs | h.s.
as-needed: prn | p.r.n.
before-meals: a.c. | ac
after-meals: p.c. | pc
every-hours: q#h | q # h | q#hr
every-other-day: qod | q.o.d.
`
