/**
 * What is promised about data, how long it is kept and who helps: one document for the privacy notice and for trust.
 */
export const dataPolicyFields = /* groq */ `
  _id,
  _type,
  updated,
  promises,
  whenLabel,
  collectLabel,
  whyLabel,
  basisLabel,
  keepLabel,
  retention[]{_key, when, collect, why, basis, keep, keepNote},
  companyLabel,
  roleLabel,
  whereLabel,
  unconfirmedLabel,
  processors[]{_key, name, role, where, isConfirmed}
`
