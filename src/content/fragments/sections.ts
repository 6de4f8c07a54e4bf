/**
 * Sections of a page with references to shared sections resolved. They retain the reference's `_key`, and `^` is the
 * page. Unpublished and empty shared sections have no `_type`. Hidden sections are left out.
 */
export const resolvedSections = /* groq */ `sections[isHidden != true && @->section[0].isHidden != true]{...select(_type == "reference" => @->section[0], @), _key}`

/** Ids and dates of all shared sections that a page refers to, published or not: the page depends on each. */
export const sharedFields = /* groq */ `"shared": sections[_type == "reference"]{"_id": _ref, "modified": @->_updatedAt}`
