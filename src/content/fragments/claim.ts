/** One figure of the claims register. */
export const claimFields = /* groq */ `_id, _type, value, text, kind, source, sourceUrl, asOf`
