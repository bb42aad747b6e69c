/** Sends texts to another site in the body of a form, into a window or frame of that name: no address ever holds them. */
export function postForm(action: string, target: string, texts: Readonly<Record<string, string>>): void {
  const form = document.createElement('form');
  form.method = 'post';
  form.action = action;
  form.target = target;
  for (const [name, value] of Object.entries(texts)) {
    const field = document.createElement('input');
    field.type = 'hidden';
    field.name = name;
    field.value = value;
    form.append(field);
  }
  document.body.append(form);
  form.submit();
  form.remove();
}
