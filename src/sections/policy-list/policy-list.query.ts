export const policyListQuery = /* groq */ `
  heading,
  "areas": *[_type == "policyArea"] | order(order asc, title asc){_id, _type, title, note, text}
`
