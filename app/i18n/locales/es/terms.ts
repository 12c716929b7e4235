import type { LegalDocument } from "~/i18n/legal-document";

export const terms: LegalDocument = {
  title: "Condiciones de uso",
  date: "En vigor desde el 16 de febrero de 2025",
  lead: "Las presentes condiciones de uso (en adelante, las «Condiciones») regulan el acceso y la utilización del sitio web y de los servicios denominados «Ciudad de Prompts» (en adelante, el «Servicio»), que ofrece el titular de Ciudad de Prompts (en adelante, el «Titular»). Conviene leerlas antes de utilizar el Servicio.",
  articles: [
    {
      title: "1. Objeto",
      paragraphs: [
        "Las presentes Condiciones rigen todas las relaciones derivadas del uso del Servicio entre el Titular y cualquier persona que lo utilice, esté o no registrada (en adelante, el «Usuario»).",
        "Quien se registra acepta las Condiciones al crear su cuenta; quien utiliza el Servicio sin registrarse las acepta al comenzar a utilizarlo. Quien no esté conforme con ellas deberá abstenerse de utilizar el Servicio.",
        "Los avisos y las condiciones particulares que el Titular publique en el Servicio para determinadas funciones forman parte de estas Condiciones y, en caso de discrepancia, prevalecen sobre ellas.",
        "El tratamiento de los datos personales se rige por la Política de privacidad.",
      ],
    },
    {
      title: "2. El Servicio y el registro",
      paragraphs: [
        "El Servicio elabora, a partir del objetivo que describe el Usuario, prompts destinados a la redacción de textos, la automatización de tareas o la generación de imágenes o videos, y permite guardarlos, compartirlos y publicarlos. El Servicio es gratuito; los gastos de conexión corren por cuenta del Usuario.",
        "Sin necesidad de registro, el Usuario puede generar y copiar prompts, así como consultar los que otras personas hayan hecho públicos. Para guardar prompts, para editar, compartir o publicar los guardados y para configurar un perfil es necesario registrarse. Estas funciones pueden utilizarse también a través de la API del Servicio, dentro de los límites establecidos para ella.",
        "El registro se realiza mediante una dirección de correo electrónico y una contraseña, o mediante una cuenta de Google. El Usuario registrado (en adelante, el «Miembro») deberá facilitar datos exactos.",
        "Los menores de edad solo podrán registrarse con el consentimiento previo de quien ejerza su patria potestad o tutela.",
        "El Miembro deberá custodiar con diligencia su contraseña y demás credenciales y no podrá permitir su uso a terceros, cederlas ni prestarlas. Si advierte un uso no autorizado, deberá actuar sin demora, por ejemplo restableciendo su contraseña, y comunicarlo al Titular.",
      ],
    },
    {
      title: "3. Resultados generados",
      paragraphs: [
        "Los prompts, las propuestas de mejora, los títulos, las descripciones, las categorías sugeridas y las traducciones que produce el Servicio (en adelante, los «Resultados») se elaboran de forma automática, ya sea mediante un modelo de inteligencia artificial o mediante un generador integrado en el Servicio que no emplea ningún modelo. Al generar un prompt, la pantalla indica cuál de los dos se ha utilizado.",
        "El Titular no garantiza que los Resultados sean exactos, completos o actuales, que se adecuen al objetivo del Usuario ni que no vulneren derechos de terceros. Otros usuarios pueden obtener Resultados idénticos o similares.",
        "Corresponde al Usuario revisar los Resultados, y cuanto obtenga al emplearlos en otros servicios de inteligencia artificial, antes de utilizarlos o difundirlos. Los Resultados no sustituyen el asesoramiento profesional en materia médica, jurídica, fiscal, financiera u otras que requieran conocimientos especializados.",
        "El Servicio permite copiar un prompt en el dispositivo del Usuario y abrir, cuando el Usuario lo elija, la página de un servicio externo de inteligencia artificial. En algunos, el prompt se transmite en el propio enlace. El uso de los servicios externos se rige por las condiciones de sus respectivos proveedores.",
        "El Titular no reivindica para sí derechos de autor ni otros derechos sobre los Resultados que obtenga el Usuario.",
      ],
    },
    {
      title: "4. Difusión de contenidos y licencia",
      paragraphs: [
        "Los derechos sobre los textos, imágenes y demás materiales que el Usuario introduzca o guarde en el Servicio (en adelante, los «Contenidos») corresponden al Usuario o a su legítimo titular. Estas Condiciones no suponen su transmisión al Titular.",
        "Los prompts que el Miembro haga públicos mediante un enlace pueden ser vistos por cualquier persona que disponga de él. Los que publique en la ciudad son visibles para todo el mundo: aparecen en los listados, en las búsquedas y en los canales de difusión, y pueden figurar en buscadores externos. En ambos casos, cualquier persona puede copiarlos e insertarlos en otros sitios web.",
        "Mientras un prompt sea público, el Miembro concede al Titular una licencia gratuita, no exclusiva y de ámbito mundial para almacenar, reproducir, mostrar, distribuir, adaptar en su formato, traducir e indexar los Contenidos correspondientes y para permitir su inserción en otros sitios, en la medida necesaria para prestar y dar a conocer el Servicio. Dentro de esos límites, y salvo en lo que la ley declare irrenunciable, el Miembro se compromete a no ejercer sus derechos morales frente al Titular.",
        "Asimismo, el Miembro autoriza gratuitamente a quienes consulten los prompts que haya hecho públicos a leerlos, copiarlos, modificarlos, guardarlos en su propia biblioteca, emplearlos en servicios de inteligencia artificial o de otro tipo, también con fines profesionales, y mostrarlos mediante la función de inserción del Servicio.",
        "El Miembro puede retirar del público o eliminar sus prompts en cualquier momento; a partir de entonces dejarán de mostrarse en el Servicio y en los sitios en que se hubieran insertado. La autorización del párrafo anterior subsiste respecto de las copias que otras personas hubieran hecho o guardado con anterioridad.",
        "Antes de hacer público cualquier contenido, el Miembro deberá cerciorarse de que dispone de los derechos necesarios y de que su difusión no infringe la ley ni derechos de terceros. Al publicar, puede elegir si su perfil se muestra junto al prompt.",
        "Cuando un Miembro publica un prompt en la ciudad, su texto se compara automáticamente con los prompts públicos de otros miembros. Si es casi igual a alguno de ellos, el Miembro deberá publicarlo con un enlace que mencione el original, o modificarlo antes. Durante la primera hora tras el registro, una cuenta puede publicar hasta tres prompts.",
        "El Miembro puede añadir ejemplos a los prompts que haya publicado en la ciudad: imágenes o textos creados con ellos. Los ejemplos forman parte de los Contenidos y se rigen por las mismas condiciones que el prompt. El Miembro deberá disponer de los derechos necesarios para publicarlos; no podrán contener datos personales, salvo que exista una base jurídica para publicarlos, y se les aplica la cláusula 5. Los ejemplos solo se muestran a otras personas mientras su prompt figure en la ciudad, por lo que también dejan de mostrarse si el prompt se oculta o se retira conforme a la cláusula 7.",
      ],
    },
    {
      title: "5. Conductas prohibidas",
      paragraphs: ["En el uso del Servicio queda prohibido:"],
      items: [
        "infringir la ley o el orden público, o cometer o favorecer la comisión de delitos;",
        "vulnerar derechos de autor, marcas, el derecho a la propia imagen, la intimidad o cualesquiera otros derechos o intereses de terceros;",
        "introducir, guardar o publicar datos personales de otras personas sin su consentimiento u otra base jurídica;",
        "discriminar, amenazar, acosar o difamar a personas o colectivos, o incurrir en cualquier forma de explotación sexual de menores;",
        "generar o publicar prompts destinados al fraude, a la creación de programas maliciosos o a otros fines dañinos;",
        "acceder al Servicio sin autorización, aprovechar sus vulnerabilidades o imponer una carga excesiva al propio Servicio o a su infraestructura;",
        "utilizar el Servicio o su API, o recopilar datos de ellos, de forma masiva y automatizada por encima de los límites establecidos o eludiéndolos;",
        "revender o ceder el Servicio o sus funciones, u ofrecerlos a terceros como servicio propio, sin el consentimiento del Titular;",
        "suplantar la identidad de otra persona o emplear varias cuentas para eludir un límite;",
        "publicar publicidad ajena al Servicio, captación de clientes u otros contenidos no deseados; y",
        "realizar actos análogos a los anteriores, intentarlos o favorecerlos.",
      ],
    },
    {
      title: "6. Eliminación de la cuenta",
      paragraphs: [
        "El Miembro puede eliminar su cuenta en cualquier momento desde los ajustes de su perfil. Por seguridad, se le podrá pedir que confirme previamente sus credenciales.",
        "La eliminación de la cuenta suprime del Servicio los datos de registro, el perfil, el avatar, los prompts, las carpetas y las etiquetas, y cierra y suprime todas las sesiones. Los prompts que fueran públicos dejan de mostrarse. La eliminación es irreversible, por lo que se recomienda conservar antes una copia de lo que se desee mantener.",
        "La eliminación no alcanza a las copias que otras personas ya hubieran hecho o guardado conforme a la cláusula 4. La información que permanezca en las copias de seguridad destinadas a la recuperación ante fallos se borra en un plazo máximo de 30 días.",
      ],
    },
    {
      title: "7. Suspensión y retirada de contenidos",
      paragraphs: [
        "Para preservar la seguridad y el uso equitativo del Servicio, el Titular puede limitar la frecuencia o el volumen de uso y rechazar temporalmente las solicitudes que excedan esos límites.",
        "Cualquier persona puede denunciar ante el Titular un prompt público. Un administrador examina la denuncia y decide mantener el prompt público, ocultarlo o retirarlo de la ciudad. La decisión de ocultarlo o retirarlo queda registrada con su motivo. El Miembro que lo publicó puede leerla en el Servicio y responder una vez; un administrador examina la respuesta y mantiene la decisión o la anula.",
        "Cuando adopte alguna de las medidas del párrafo siguiente, el Titular comunicará los motivos al Miembro afectado, salvo en casos de urgencia o cuando la comunicación sea contraria a la ley o comprometa la seguridad. El Miembro podrá oponerse escribiendo a la dirección indicada en la cláusula 11.",
        "De manera proporcionada a las circunstancias, el Titular podrá retirar un prompt de los listados públicos o hacerlo privado, restringir funciones, o suspender o eliminar una cuenta cuando considere razonablemente que concurre alguno de los siguientes supuestos:",
      ],
      items: [
        "el incumplimiento de estas Condiciones;",
        "la falsedad de los datos de registro;",
        "la recepción de una reclamación fundada de que los Contenidos vulneran derechos;",
        "el uso no autorizado de la cuenta por un tercero;",
        "la pertenencia del Usuario a grupos de delincuencia organizada o su vinculación con ellos; o",
        "la exigencia de la ley o el mandato de un tribunal u otra autoridad pública.",
      ],
    },
    {
      title: "8. Modificación, interrupción y cese del Servicio",
      paragraphs: [
        "El Titular puede incorporar, modificar o suprimir funciones del Servicio. Los cambios que afecten de manera relevante a los Miembros se anunciarán previamente en el propio Servicio.",
        "El cese del Servicio se anunciará en él con al menos 30 días de antelación, salvo causa de fuerza mayor, a fin de que los Miembros dispongan de tiempo para conservar una copia de sus prompts.",
        "El Titular podrá interrumpir temporalmente, sin previo aviso, la totalidad o parte del Servicio en los siguientes casos:",
      ],
      items: [
        "mantenimiento o corrección urgente de los equipos o de los programas;",
        "fallo o suspensión de los servicios externos de alojamiento, inteligencia artificial, autenticación o envío de correo de los que depende;",
        "catástrofes naturales, cortes de suministro eléctrico, fallos de las comunicaciones u otros supuestos de fuerza mayor que dificulten la prestación; y",
        "necesidad de proteger el Servicio o a sus usuarios frente a ataques o abusos.",
      ],
    },
    {
      title: "9. Exclusión de garantías y limitación de responsabilidad",
      paragraphs: [
        "El Titular no garantiza que el Servicio se preste sin interrupciones ni errores, ni que se adecue a una finalidad concreta del Usuario.",
        "Las controversias entre el Usuario y otros usuarios o terceros deberán resolverse entre ellos, salvo que se deban a causas imputables al Titular.",
        "El Titular responde de los daños que cause al Usuario con dolo o culpa grave. A estos daños no se les aplica ninguna de las limitaciones de esta cláusula.",
        "Cuando el Usuario sea consumidor y el daño se deba a culpa del Titular que no sea grave, la responsabilidad de este, contractual o extracontractual, se limita a los daños ordinarios y directos efectivamente sufridos y a un máximo de diez mil yenes japoneses.",
        "Cuando el Usuario utilice el Servicio en el marco de una actividad empresarial o profesional, el Titular no responde de los daños que le cause por culpa que no sea grave.",
        "Las limitaciones de los dos párrafos anteriores no se aplican a los daños a la vida o a la integridad física. Nada de lo dispuesto en esta cláusula restringe los derechos que la Ley de Contratos con Consumidores de Japón u otras normas reconozcan a los consumidores.",
      ],
    },
    {
      title: "10. Modificación de las Condiciones",
      paragraphs: [
        "El Titular podrá modificar estas Condiciones, conforme al artículo 548-4 del Código Civil de Japón, cuando la modificación redunde en el interés general de los usuarios, o cuando no contravenga la finalidad del contrato y sea razonable atendidas su necesidad, la adecuación de su contenido y las demás circunstancias.",
        "El texto modificado y su fecha de entrada en vigor se publicarán en el Servicio con al menos 14 días de antelación. Este plazo podrá reducirse cuando la modificación no perjudique al Usuario.",
        "Las Condiciones modificadas se aplican al uso del Servicio desde su entrada en vigor. El Miembro que no esté conforme puede eliminar su cuenta en cualquier momento con arreglo a la cláusula 6.",
      ],
    },
    {
      title: "11. Ley aplicable, jurisdicción y contacto",
      paragraphs: [
        "Estas Condiciones se rigen por la ley japonesa y se interpretan conforme a ella. Lo anterior no priva a los consumidores residentes fuera de Japón de la protección que les otorguen las normas imperativas de su país de residencia.",
        "Los litigios relativos al Servicio o a estas Condiciones se someten en primera instancia a la competencia exclusiva del Tribunal de Distrito de Tokio o del Tribunal Sumario de Tokio, según su cuantía, sin perjuicio del derecho de los consumidores a acudir a otros tribunales cuando la ley así lo disponga.",
        "La nulidad de alguna de estas cláusulas no afectará a la validez de las restantes. En caso de discrepancia entre la versión japonesa y la versión en otro idioma, prevalecerá la japonesa.",
        "Las consultas sobre el Servicio o sobre estas Condiciones pueden dirigirse a {{supportEmail}}.",
      ],
    },
  ],
};
