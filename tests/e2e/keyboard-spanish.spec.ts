import { expect, hydrated, test } from "../support/pages/journey";
import { keyboardOf } from "../support/pages/keyboard";
import { newMember } from "../support/clients/members";

test(
  "a visitor makes a prompt, registers, saves, shares and embeds it, in Spanish and without a pointer @js",
  {
    tag: "@all",
  },
  async ({ page }) => {
    const { to, press, type, choose } = keyboardOf(page);
    const { email, password } = newMember();
    const button = (name: string) => page.getByRole("button", { name, exact: true });
    const link = (name: string) => page.getByRole("link", { name, exact: true });
    const box = (name: string) => page.getByRole("textbox", { name, exact: true });
    const dialog = (name: string) => page.getByRole("dialog", { name });

    await page.goto("/");
    await hydrated(page);
    await press(link("Español"));
    await expect(link("Español")).toBeFocused();
    await expect(page.getByRole("heading", { level: 1 })).toContainText("De una línea");
    await press(link("Ir al contenido"));
    await to(page.getByRole("radio", { name: "Texto" }));
    await page.keyboard.press("ArrowRight");
    await expect(page.getByRole("radio", { name: /^Automati/ })).toBeChecked();
    await type(box("Describe lo que quieres hacer"), "Avisar cada mañana del inventario");
    await press(page.getByRole("switch", { name: /^Deep Thinking/ }), "Space");
    await press(button("Crear el prompt"));
    await expect(page.getByRole("heading", { name: "Un prompt que te pregunta antes" })).toBeFocused();
    await press(button("Copiar"));
    await expect(button("Copiado")).toBeFocused();
    await press(button("Editar"));
    await expect(box("Editar el prompt")).toBeFocused();
    await page.keyboard.insertText("Avisa. ");
    await press(button("Actualizar"));
    await press(button("Guardar"));

    await press(page.getByRole("navigation").getByRole("link", { name: "Registrarse", exact: true }));
    // The sign-in form, whose fields have the same names, is gone.
    await expect(page.getByRole("form", { name: "Registrarse" })).toBeVisible();
    await type(page.getByLabel("Correo electrónico"), email);
    await type(box("Contraseña"), password);
    await type(box("Confirmar contraseña"), password);
    await press(page.getByRole("checkbox"), "Space");
    await press(button("Crear cuenta"));
    await expect(page).toHaveURL("/dashboard");
    await expect(dialog("Gracias por registrarte")).toContainText("Avisar cada mañana del inventario");
    await page.keyboard.press("Escape");
    await expect(dialog("Gracias por registrarte")).toHaveCount(0);

    await press(page.getByRole("article").getByRole("heading").getByRole("link"));
    await press(link("Compartir"));
    await press(dialog("Compartir el prompt").getByRole("button", { name: "Escribir con IA" }));
    await expect(button("Escrito automáticamente")).toBeFocused();
    await page.keyboard.press("Escape");
    await expect(dialog("Compartir el prompt")).toHaveCount(0);
    await expect(link("Compartir")).toBeFocused();
    await page.keyboard.press("Enter");
    await type(box("Título"), "El inventario de cada mañana");
    await page.keyboard.press("Enter");
    await expect(
      dialog("Ya lo puede ver cualquiera con el enlace").getByRole("link", { name: "Código para insertar" }),
    ).toBeVisible();
    await page.keyboard.press("Escape");
    await expect(dialog("Ya lo puede ver cualquiera con el enlace")).toHaveCount(0);
    await expect(page.getByRole("heading", { level: 1 })).toHaveText("El inventario de cada mañana");

    await press(button("Copiar enlace"));
    await press(link("Código para insertar"));
    await choose(page.getByRole("combobox", { name: "Tema" }), "Oscuro");
    await press(button("Copiar código"));
    await page.keyboard.press("Escape");
    await expect(link("Código para insertar")).toBeFocused();
    await press(link("Editar título y descripción"));
    await type(box("Título"), "El inventario");
    await press(button("Guardar"));
    await expect(link("Editar título y descripción")).toBeFocused();

    await press(button("Abrir el menú"));
    await press(dialog("Menú").getByRole("button", { name: "Cerrar sesión" }));
    await expect(page.getByRole("heading", { level: 1 })).toContainText("De una línea");
  },
);
