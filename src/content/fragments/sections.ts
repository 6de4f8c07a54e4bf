/**
 * Sections of a page with references to shared sections resolved. They retain the reference's `_key`, and `^` is the
 * page. Unpublished and empty shared sections have no `_type`. Hidden sections are left out.
 */
export const resolvedSections = /* groq */ `sections[isHidden != true && @->section[0].isHidden != true]{...select(_type == "reference" => @->section[0], @), _key}`

/** The oldest of the documents that an import gave one address. The Studio lists the others. */
export const oldest = 'order(_createdAt asc, _id asc)[0]'

/** Ids and dates of all shared sections that a page refers to, published or not: the page depends on each. */
export const sharedFields = /* groq */ `"shared": sections[_type == "reference"]{"_id": _ref, "modified": @->_updatedAt}`

/** Sections whose lists can span several pages (`listSizes`). */
export const listSections = /* groq */ `${resolvedSections}[_type in ["timeline", "clinicians", "languageFinder"] || (_type == "faqs" && layout == "groups")]{_type, kind, "hasFilter": defined(labels.filter)}`

/** Questions on the FAQ page. */
export const listedQuestions = /* groq */ `*[_type == "faq" && isListed == true && defined(category)]`

/** Order of listed questions; questions without a position come last, oldest first. */
export const questionOrder = 'order(coalesce(place, 1000) asc, _createdAt asc)'
