/** Shared by privacy notice and trust page. */
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
