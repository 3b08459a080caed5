const entities: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

/** Escapes a text for HTML, inside an element or a quoted attribute. */
export function escapeHtml(text: string): string {
  return text.replace(/[&<>"']/g, (character) => entities[character] ?? character);
}

/** Reverses the escaping done by us or by React. */
export function unescapeHtml(html: string): string {
  return html
    .replace(/&(lt|gt|quot|#39|#x27);/g, (entity) => plain[entity] ?? entity)
    .replaceAll('&amp;', '&');
}

const plain: Record<string, string> = {
  '&lt;': '<',
  '&gt;': '>',
  '&quot;': '"',
  '&#39;': "'",
  '&#x27;': "'",
};
